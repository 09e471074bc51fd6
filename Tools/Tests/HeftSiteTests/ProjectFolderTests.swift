import Foundation
import HeftSite
import Testing

@Suite("The folder of a project")
struct ProjectFolderTests {
  let page: PageSources

  init() throws {
    page = try PageSources()
    try page.write("", to: "Apps/Birds/Birds.xcodeproj/project.pbxproj")
    try page.write("", to: "Apps/BirdsSite/index.html")
  }

  @Test("What is in it, or is the folder itself, is refused in a sentence that names both")
  func inside() {
    let folder = ProjectFolder(project: page.root + "/Apps/Birds/Birds.xcodeproj")
    #expect(folder.path == page.root + "/Apps/Birds")
    for name in ["", "/site", "/not/there/yet", "/../Birds/site", "/Birds.xcodeproj"] {
      let place = page.root + "/Apps/Birds" + name
      let refusal = folder.refusal(of: place, option: "with --output")
      #expect(refusal?.contains("'\(place)'") == true)
      #expect(refusal?.contains("name a folder outside of it with --output.") == true)
    }
  }

  @Test("What is beside it or around it is not, whatever its name begins with")
  func outside() {
    let folder = ProjectFolder(project: page.root + "/Apps/Birds")
    for name in ["/BirdsSite", "/BirdsSite/more", "", "/site", "/Birds/../site"] {
      #expect(folder.refusal(of: page.root + "/Apps" + name, option: "") == nil)
    }
  }

  @Test("A link that leads into it is the folder, by either name")
  func links() throws {
    let link = page.root + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: page.root + "/Apps/Birds")
    #expect(ProjectFolder(project: page.root + "/Apps/Birds").contains(link + "/site"))
    #expect(ProjectFolder(project: link).contains(page.root + "/Apps/Birds/site"))
    #expect(!ProjectFolder(project: link).contains(page.root + "/site"))
  }
}
