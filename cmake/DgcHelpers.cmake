# Helpers for dgc's libraries. A library is compiled with one precompiled header
# of LLVM/MLIR headers (built once, reused by all) and links the two LLVM dylibs;
# the per-library MLIR targets would pull static archives beside them.

include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
include_directories(${CMAKE_SOURCE_DIR}/include ${CMAKE_BINARY_DIR}/include)
separate_arguments(DGC_LLVM_DEFINITIONS NATIVE_COMMAND ${LLVM_DEFINITIONS})
add_definitions(${DGC_LLVM_DEFINITIONS})
add_compile_options(-Wall -Wextra -Wno-unused-parameter -Werror=return-type)
add_link_options(-fuse-ld=lld)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Makes the precompiled header independent of file times, so ccache can use it.
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()
if(DGC_ENABLE_ASSERTS)
  add_compile_options(-UNDEBUG)
endif()
foreach(S ${DGC_SANITIZE})
  add_compile_options(-fsanitize=${S} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${S})
endforeach()
if(BUILD_SHARED_LIBS)
  # An undeclared dependency between libraries is a link error in this mode.
  add_link_options("$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,SHARED_LIBRARY>:-Wl,-z,defs>")
endif()
if(NOT LLVM_ENABLE_EH)
  set(DGC_COMPILER_FLAGS -fno-exceptions)
endif()
if(NOT LLVM_ENABLE_RTTI)
  list(APPEND DGC_COMPILER_FLAGS -fno-rtti)
endif()

# dgc_tablegen(NAME FILE.td): the generated headers of one .td file. Call
# mlir_tablegen() between set(LLVM_TARGET_DEFINITIONS) and this as usual; every
# dgc_library() then waits for all of them.
set_property(GLOBAL PROPERTY DGC_TABLEGEN_TARGETS "")
macro(dgc_tablegen_target NAME)
  add_public_tablegen_target(${NAME})
  set_property(GLOBAL APPEND PROPERTY DGC_TABLEGEN_TARGETS ${NAME})
endmacro()

# dgc_library(Name source.. [DEPS Other..]): a library of the compiler.
function(dgc_library NAME)
  cmake_parse_arguments(A "" "" "DEPS" ${ARGN})
  add_library(${NAME} ${A_UNPARSED_ARGUMENTS})
  target_compile_options(${NAME} PRIVATE ${DGC_COMPILER_FLAGS})
  get_property(GEN GLOBAL PROPERTY DGC_TABLEGEN_TARGETS)
  if(GEN)
    add_dependencies(${NAME} ${GEN})
  endif()
  target_link_libraries(${NAME} PUBLIC ${A_DEPS} MLIR LLVM)
  target_precompile_headers(${NAME} REUSE_FROM DgcPch)
endfunction()

# dgc_tool(name source.. [DEPS Lib..]): an executable in build/bin.
function(dgc_tool NAME)
  cmake_parse_arguments(A "" "" "DEPS" ${ARGN})
  add_executable(${NAME} ${A_UNPARSED_ARGUMENTS})
  target_compile_options(${NAME} PRIVATE ${DGC_COMPILER_FLAGS})
  get_property(GEN GLOBAL PROPERTY DGC_TABLEGEN_TARGETS)
  if(GEN)
    add_dependencies(${NAME} ${GEN})
  endif()
  target_link_libraries(${NAME} PRIVATE ${A_DEPS} MLIR LLVM)
  target_precompile_headers(${NAME} REUSE_FROM DgcPch)
endfunction()
