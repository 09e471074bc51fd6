/// The forces that hardware without a sensor tells, as shares of the most: seen alone, they say nothing.
///
/// Two judge by them whether a force is real, because they know different things. The source of a touch (`ForceSource` of
/// `HeftForce`) knows what earlier touches have shown and what comes on other channels, and decides before an app sees a
/// force. A stroke (`SampleCleaner`) may be of a file or another library, and knows its own samples alone; an app that
/// has a touch hands on no force that its source does not know to be real.
public enum UnmeasuredForce {
  /// While nothing presses (Pointer Events).
  public static var released: Double { 0 }
  /// While something presses (Pointer Events).
  public static var pressed: Double { 0.5 }
  /// While something presses, of drivers that tell only whether it does (our choice).
  public static var switched: Double { 1 }
}
