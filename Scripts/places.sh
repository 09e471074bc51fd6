# Where this machine may have what a build for WebAssembly is linked with; read by build-wasm and setup.
#
# HEFT_SYSTEM_ROOT is a folder that stands for / in the tests of the scripts.
system=${HEFT_SYSTEM_ROOT:-}

libc_places() {
  printf '%s\n' \
    "$system"/usr/lib/wasm32-wasi*/libc.a \
    "$system"/usr/share/wasi-sysroot/lib/wasm32-wasi*/libc.a \
    "$system"/opt/wasi-sdk/share/wasi-sysroot/lib/wasm32-wasi*/libc.a
}

builtins_places() {
  printf '%s\n' \
    "$system"/usr/lib/llvm-*/lib/clang/*/lib/{wasi*,wasm32*}/libclang_rt.builtins*.a \
    "$system"/usr/lib/clang/*/lib/{wasi*,wasm32*}/libclang_rt.builtins*.a \
    "$system"/opt/wasi-sdk/lib/clang/*/lib/{wasi*,wasm32*}/libclang_rt.builtins*.a
}

# The first of the paths on standard input that exist, in version order: a linker reads what older compilers wrote.
oldest() {
  local path
  while IFS= read -r path; do
    if [ -e "$path" ]; then printf '%s\n' "$path"; fi
  done | sort -V | head -n 1
}
