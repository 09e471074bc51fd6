import Foundation

struct Recipe {
  let name: String
  let minutes: Int
  let steps: String

  static let all = [
    Recipe(name: "Leek soup", minutes: 25, steps: "Sweat the leeks, add stock, simmer."),
    Recipe(name: "Flat bread", minutes: 40, steps: "Knead, rest, roll, bake hot."),
    Recipe(name: "Plum cake", minutes: 70, steps: "Cream, fold, top with plums, bake."),
  ]
}
