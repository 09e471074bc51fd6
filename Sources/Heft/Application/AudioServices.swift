import HeftForce

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// The long vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a system sound: here only those that are felt, by the numbers that samples of force use.
///
/// 1519 is the tap of a peek, 1520 that of a pop, 1521 three short ones that refuse; `kSystemSoundID_Vibrate` lasts 400 ms.
/// The numbers are well known though not documented, the lengths our choice. Any other number is silent.
///
/// - Parameter inSystemSoundID: The sound's number.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let milliseconds: UInt32
  switch inSystemSoundID {
  case 1519: milliseconds = PeekLimits.peekTap
  case 1520: milliseconds = PeekLimits.popTap
  case 1521:
    milliseconds = PeekLimits.refusalTap
    // A browser forgets the tap before at the next one, so that each waits for its time.
    for count in 1..<PeekLimits.refusalTaps {
      Timer.scheduledTimer(withTimeInterval: Double(count) * PeekLimits.refusalPace, repeats: false) { _ in
        AppProcess.current?.host.perform(.vibrate(milliseconds: PeekLimits.refusalTap))
      }
    }
  case kSystemSoundID_Vibrate: milliseconds = 400
  default: return
  }
  AppProcess.current?.host.perform(.vibrate(milliseconds: milliseconds))
}
