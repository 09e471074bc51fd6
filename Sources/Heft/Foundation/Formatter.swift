/// The base class of formatters, which write values as texts. It writes none itself; apps keep their formatters
/// together in an extension of it.
open class Formatter: NSObject {
  public override init() {}
}
