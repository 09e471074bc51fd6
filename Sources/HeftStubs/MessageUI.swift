import Heft

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The delegate of a mail's sheet. It is told nothing here.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: NSError?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: NSError?
  ) {}
}

/// The sheet of a mail, which cannot be sent here.
open class MFMailComposeViewController: UINavigationController {
  @Weak public final var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Mail is not sent from here.
  public static func canSendMail() -> Bool {
    Stub.say("MFMailComposeViewController", "mail is not sent from here.")
    return false
  }

  public final func setToRecipients(_ recipients: [String]?) {}
  public final func setCcRecipients(_ recipients: [String]?) {}
  public final func setSubject(_ subject: String) {}
  public final func setMessageBody(_ body: String, isHTML: Bool) {}
}

/// The delegate of a message's sheet. It is told nothing here.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}

/// The sheet of a message, which cannot be sent here.
open class MFMessageComposeViewController: UINavigationController {
  @Weak public final var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public final var recipients: [String]?
  public final var body: String?

  /// Messages are not sent from here.
  public static func canSendText() -> Bool {
    Stub.say("MFMessageComposeViewController", "messages are not sent from here.")
    return false
  }
}
