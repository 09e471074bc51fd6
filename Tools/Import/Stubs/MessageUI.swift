import Heft

// MessageUI, as far as apps compile against it: no mail can be sent, as on a phone without an account.

enum MessageUIStub {
  static let told: Void = print("MessageUI is a stub: no mail and no message can be sent.")
}

enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }

protocol MFMailComposeViewControllerDelegate: AnyObject {}

class MFMailComposeViewController: UINavigationController {
  var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  static func canSendMail() -> Bool {
    _ = MessageUIStub.told
    return false
  }

  func setSubject(_ subject: String) {}
  func setToRecipients(_ recipients: [String]?) {}
  func setCcRecipients(_ recipients: [String]?) {}
  func setMessageBody(_ body: String, isHTML: Bool) {}
}

enum MessageComposeResult: Int { case cancelled, sent, failed }

protocol MFMessageComposeViewControllerDelegate: AnyObject {}

class MFMessageComposeViewController: UINavigationController {
  var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  var recipients: [String]?
  var body: String?

  static func canSendText() -> Bool {
    _ = MessageUIStub.told
    return false
  }
}
