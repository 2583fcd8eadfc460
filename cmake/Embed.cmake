# cmake -DIN=FILE -DOUT=FILE.inc -P Embed.cmake: the text as a C++ string.
file(READ ${IN} TEXT)
file(WRITE ${OUT} "R\"embedded(${TEXT})embedded\"\n")
