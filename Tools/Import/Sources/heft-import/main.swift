import AppImport
import Foundation

// heft-import check PROJECT OUT --heft FOLDER --modules FOLDER [--json]
// heft-import write PROJECT OUT --heft FOLDER --modules FOLDER [--eject] [--quick]
// heft-import test PROJECT OUT --heft FOLDER --modules FOLDER
//
// Reads an Xcode project and writes the package that it becomes into OUT. The compiler looks at it, and what only the types
// tell is mended. --quick writes one that is built sooner and runs slower. The package of `test` has the project's unit tests.
// Ends with 0 where it compiles, 1 where it does not, 2 where nothing could be read.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("heft: \(message)\n".utf8))
  exit(2)
}

func tell(_ diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
}

var options: [String: String] = [:]
var plain: [String] = []
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--json", "--eject", "--quick": options[argument] = "yes"
  case "--heft", "--modules": options[argument] = rest.popFirst()
  default: plain.append(argument)
  }
}
guard plain.count == 3, let heft = options["--heft"], let modules = options["--modules"],
  ["check", "write", "test"].contains(plain[0])
else {
  fail("takes: heft-import check|write|test PROJECT OUT --heft FOLDER --modules FOLDER [--json] [--eject]")
}
let (command, path, out) = (plain[0], plain[1], plain[2])
do {
  let project = try XcodeProject(at: path)
  if command == "test" {
    let found = TestTargets(project)
    tell(found.diagnostics)
    if found.targets.isEmpty {
      fail(
        "'\(path)' has no unit tests in Swift: no target of them in its project file, and no folder named ...Tests."
      )
    }
    var package = AppPackage(project, heft: heft, tests: found.targets)
    try package.write(to: out)
    // The tests' own build says what does not compile.
    _ = try TypeCheck(&package, in: out, modules: modules)
    let errors = package.diagnostics.filter { $0.severity == .error }
    tell(errors)
    exit(errors.isEmpty ? 0 : 1)
  }
  let isForReading = options["--eject"] != nil
  var package = AppPackage(
    project, heft: heft, isForReading: isForReading, isQuick: options["--quick"] != nil,
    dependency: isForReading ? RelativePath.path(from: out, to: heft) : nil)
  try package.write(to: out)
  let check = try TypeCheck(
    &package, in: out, modules: modules, isThorough: command == "check", remedies: heft)
  let errors = package.diagnostics.filter { $0.severity == .error } + check.errors
  let report = CheckReport(package, errors: errors, other: check.other, heft: heft)
  if options["--json"] != nil {
    print(report.json)
  } else if command == "check" {
    print(report.text)
  } else {
    tell(package.diagnostics.filter { $0.severity != .error } + errors)
    if !check.other.isEmpty { FileHandle.standardError.write(Data((check.other + "\n").utf8)) }
  }
  exit(errors.isEmpty && check.other.isEmpty ? 0 : 1)
} catch {
  fail("\(error)")
}
