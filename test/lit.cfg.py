import os
import shutil

import lit.formats

config.name = "dgc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join(
    [config.dgc_bin, config.llvm_tools_dir, os.environ["PATH"]]
)
config.substitutions.append(("%dgc_src", config.dgc_src))
config.substitutions.append(("%dgc_bin", config.dgc_bin))
config.substitutions.append(("%cc", config.dgc_cc))
config.substitutions.append(("%mlir_lib_dir", config.mlir_lib_dir))
config.substitutions.append(("%models", os.path.join(config.dgc_src, "examples", "models")))

# Oracles from PyPI: tests that need one carry a REQUIRES line.
if shutil.which("torch-mlir-opt"):
    config.available_features.add("torch-mlir-opt")
# A Python with jax: DGC_JAX_PYTHON names it.
jax_python = os.environ.get("DGC_JAX_PYTHON", "")
if shutil.which(jax_python):
    config.available_features.add("jax")
config.substitutions.append(("%jax_python", jax_python or "python3"))
