/// What writes values as texts. It writes none itself; apps keep their formatters beside each other in an extension of it.
open class Formatter: NSObject {
  public override init() {}
}
