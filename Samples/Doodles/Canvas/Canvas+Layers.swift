import Heft
import Ink

// The changes to the layers: each is one step that can be undone.
extension Canvas {
  /// No drawing has more (our choice).
  private static let mostLayers = 64

  /// A picture beneath lies in the lowest layer, which stays the lowest then.
  private var holdsGround: Bool { base != nil }

  private var place: Int { sheet.place(of: layerNumber) ?? 0 }

  var canAddLayer: Bool { sheet.layers.count < Canvas.mostLayers }

  func canMoveLayer(by steps: Int) -> Bool {
    let other = place + steps
    guard sheet.layers.indices.contains(other) else { return false }
    return !holdsGround || min(place, other) > 0
  }

  var canDeleteLayer: Bool { sheet.layers.count > 1 && !(holdsGround && place == 0) }

  /// Whether two layers that are seen can become one. An eraser on the upper one would erase the lower one too: then
  /// they stay two.
  var canMergeLayer: Bool {
    guard place > 0, sheet.layers[place].opacity > 0, sheet.layers[place - 1].opacity > 0 else {
      return false
    }
    let upper = layerNumber
    return !history.visible.strokes.contains { $0.layer == upper && $0.brush.kind == .eraser }
  }

  /// Adds a layer over the chosen one, and chooses it.
  func addLayer() {
    guard canAddLayer else { return }
    var sheet = named
    let number = max(history.lastLayer, sheet.layers.reduce(0) { max($0, $1.number) }) + 1
    sheet.layers.insert(
      DoodleSheet.Layer(number: number, look: DoodleDocument.Layer(name: freeName)), at: place + 1)
    arrange(sheet, words: "Layer added")
    choose(number)
  }

  /// Draws on a layer from now on.
  func choose(_ number: UInt32) {
    guard sheet.place(of: number) != nil, stroke == nil, erasing == nil else { return }
    chosenLayer = number
  }

  /// Hides a layer, or shows it.
  func toggle(_ number: UInt32) {
    guard let place = sheet.place(of: number) else { return }
    change(place, words: sheet.layers[place].look.isHidden ? "Layer shown" : "Layer hidden") {
      $0.isHidden.toggle()
    }
  }

  func fadeLayer(to opacity: UInt8) {
    change(place, words: "\(Int((Double(opacity) / 2.55).rounded())) percent") { $0.opacity = opacity }
  }

  func renameLayer(_ name: String) { change(place, words: name) { $0.name = name } }

  func moveLayer(by steps: Int) {
    guard canMoveLayer(by: steps) else { return }
    var sheet = named
    sheet.layers.swapAt(place, place + steps)
    arrange(sheet, words: "Layer moved")
  }

  func deleteLayer() {
    guard canDeleteLayer else { return }
    let place = place
    var sheet = named
    sheet.layers.remove(at: place)
    let next = sheet.layers[max(place - 1, 0)].number
    arrange(sheet, words: "Layer deleted")
    choose(next)
  }

  /// Lays the chosen layer's strokes on the one below; how much is seen of both goes over to their strokes, and to the picture
  /// beneath.
  func mergeLayer() {
    guard canMergeLayer, stroke == nil, erasing == nil else { return }
    var sheet = named
    let upper = sheet.layers.remove(at: place)
    let lower = sheet.layers[place - 1]
    sheet.layers[place - 1].look.opacity = 255
    var result = result
    var above: [DrawnStroke] = []
    var others: [DrawnStroke] = []
    for var stroke in result.strokes {
      let layer = stroke.layer == upper.number ? upper : stroke.layer == lower.number ? lower : nil
      if let layer, stroke.brush.kind != .eraser {
        stroke.opacity = UInt8((UInt32(stroke.opacity) * UInt32(layer.opacity) + 127) / 255)
      }
      if layer?.number == upper.number {
        stroke.layer = lower.number
        above.append(stroke)
      } else {
        others.append(stroke)
      }
    }
    (result.strokes, result.sheet) = (others + above, sheet)
    if place == 1 { result.base = result.base?.faded(to: lower.opacity) }
    replace(with: result, words: "Layers merged")
    choose(lower.number)
  }

  private func change(_ place: Int, words: String, _ change: (inout DoodleDocument.Layer) -> Void) {
    var sheet = named
    change(&sheet.layers[place].look)
    arrange(sheet, words: words)
  }

  /// The sheet with names of their own for all layers, which they keep wherever they lie.
  private var named: DoodleSheet {
    var sheet = sheet
    for place in sheet.layers.indices { sheet.layers[place].look.name = self.sheet.name(of: place) }
    return sheet
  }

  private var freeName: String {
    let sheet = named
    var count = sheet.layers.count + 1
    while sheet.layers.contains(where: { $0.look.name.utf8.elementsEqual("Layer \(count)".utf8) }) {
      count += 1
    }
    return "Layer \(count)"
  }
}
