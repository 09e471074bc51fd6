import Heft

/// The place of a key on a keyboard, by the numbers of USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB
  case keyboardC = 0x6, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK = 0xE, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  case keyboardS = 0x16, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9 = 0x26, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace
  case keyboardTab = 0x2B, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket = 0x30, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote = 0x34, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock = 0x39, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6
  case keyboardF7 = 0x40, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp = 0x4B, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  case keyboardLeftArrow = 0x50, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash
  case keypadAsterisk = 0x55, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4
  case keypad5 = 0x5D, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash
  case keyboardApplication = 0x65, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15
  case keyboardF16 = 0x6B, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22
  case keyboardF23 = 0x72, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect
  case keyboardStop = 0x78, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste
  case keyboardFind = 0x7E, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl = 0xE4, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
