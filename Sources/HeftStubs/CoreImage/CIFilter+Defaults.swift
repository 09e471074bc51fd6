// What filters take by themselves: the values of Apple's "Core Image Filter Reference".

import Heft

extension CIFilter {
  func setOwnDefaults() {
    switch kind {
    case .gaussianBlur, .boxBlur: setValue(10.0, forKey: kCIInputRadiusKey)
    case .sepiaTone: setValue(1.0, forKey: kCIInputIntensityKey)
    case .colorControls:
      setValue(1.0, forKey: kCIInputSaturationKey)
      setValue(0.0, forKey: kCIInputBrightnessKey)
      setValue(1.0, forKey: kCIInputContrastKey)
    case .colorMonochrome:
      setValue(CIColor(red: 0.6, green: 0.45, blue: 0.3), forKey: kCIInputColorKey)
      setValue(1.0, forKey: kCIInputIntensityKey)
    case .exposureAdjust: setValue(0.0, forKey: kCIInputEVKey)
    case .hueAdjust: setValue(0.0, forKey: kCIInputAngleKey)
    case .gammaAdjust: setValue(1.0, forKey: "inputPower")
    case .vibrance: setValue(0.0, forKey: "inputAmount")
    case .temperatureAndTint:
      setValue(CIVector(x: 6500, y: 0), forKey: "inputNeutral")
      setValue(CIVector(x: 6500, y: 0), forKey: "inputTargetNeutral")
    case .vignette:
      setValue(0.0, forKey: kCIInputIntensityKey)
      setValue(1.0, forKey: kCIInputRadiusKey)
    case .pixellate:
      setValue(CIVector(x: 150, y: 150), forKey: kCIInputCenterKey)
      setValue(8.0, forKey: kCIInputScaleKey)
    case .sharpenLuminance:
      setValue(0.4, forKey: kCIInputSharpnessKey)
      setValue(1.69, forKey: kCIInputRadiusKey)
    case .colorMatrix:
      setValue(CIVector(x: 1, y: 0, z: 0, w: 0), forKey: "inputRVector")
      setValue(CIVector(x: 0, y: 1, z: 0, w: 0), forKey: "inputGVector")
      setValue(CIVector(x: 0, y: 0, z: 1, w: 0), forKey: "inputBVector")
      setValue(CIVector(x: 0, y: 0, z: 0, w: 1), forKey: "inputAVector")
      setValue(CIVector(x: 0, y: 0, z: 0, w: 0), forKey: "inputBiasVector")
    case .falseColor:
      setValue(CIColor(red: 0.3, green: 0, blue: 0), forKey: "inputColor0")
      setValue(CIColor(red: 1, green: 0.9, blue: 0.8), forKey: "inputColor1")
    case .constantColor: setValue(CIColor(red: 1, green: 0, blue: 0), forKey: kCIInputColorKey)
    case .linearGradient:
      setValue(CIVector(x: 0, y: 0), forKey: "inputPoint0")
      setValue(CIVector(x: 200, y: 200), forKey: "inputPoint1")
      setGradientColors()
    case .radialGradient:
      setValue(CIVector(x: 150, y: 150), forKey: kCIInputCenterKey)
      setValue(5.0, forKey: "inputRadius0")
      setValue(100.0, forKey: "inputRadius1")
      setGradientColors()
    case .crop:
      setValue(CIVector(cgRect: .infinite), forKey: "inputRectangle")
    case .scaleTransform:
      setValue(1.0, forKey: kCIInputScaleKey)
      setValue(1.0, forKey: kCIInputAspectRatioKey)
    // A map that is missing changes nothing.
    case .affineTransform, .affineClamp: break
    case .colorInvert, .noir, .mono, .tonal, .chrome, .fade, .instant, .process, .transfer, .maskToAlpha,
      .sourceOver,
      .multiply, .other:
      break
    }
  }

  private func setGradientColors() {
    setValue(CIColor(red: 1, green: 1, blue: 1), forKey: "inputColor0")
    setValue(CIColor(red: 0, green: 0, blue: 0), forKey: "inputColor1")
  }
}
