// The filters that there are, and those that only pictures of other makers have.

/// A filter that is made here. The names are in the order of the cases.
enum CIFilterKind: Int {
  case gaussianBlur, boxBlur, sepiaTone, colorControls, colorInvert, colorMonochrome, exposureAdjust,
    hueAdjust
  case gammaAdjust, vibrance, temperatureAndTint, vignette, pixellate, sharpenLuminance
  case noir, mono, tonal, chrome, fade, instant, process, transfer
  case maskToAlpha, colorMatrix, falseColor, sourceOver, multiply, constantColor, linearGradient,
    radialGradient
  case crop, affineTransform, affineClamp, scaleTransform
  /// One that is known on the platform and passes its picture through here.
  case other

  private static let names = [
    "CIGaussianBlur", "CIBoxBlur", "CISepiaTone", "CIColorControls", "CIColorInvert", "CIColorMonochrome",
    "CIExposureAdjust", "CIHueAdjust", "CIGammaAdjust", "CIVibrance", "CITemperatureAndTint", "CIVignette",
    "CIPixellate", "CISharpenLuminance", "CIPhotoEffectNoir", "CIPhotoEffectMono", "CIPhotoEffectTonal",
    "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectProcess",
    "CIPhotoEffectTransfer", "CIMaskToAlpha", "CIColorMatrix", "CIFalseColor", "CISourceOverCompositing",
    "CIMultiplyCompositing", "CIConstantColorGenerator", "CILinearGradient", "CIRadialGradient", "CICrop",
    "CIAffineTransform", "CIAffineClamp", "CILanczosScaleTransform",
  ]

  /// The others of the platform, without the `CI` that all begin with.
  private static let otherNames = """
    AccordionFoldTransition AdditionCompositing AffineTile AreaAverage AreaHistogram AreaMaximum AreaMaximumAlpha \
    AreaMinimum AreaMinimumAlpha AreaMinMax AttributedTextImageGenerator AztecCodeGenerator BarcodeGenerator \
    BarsSwipeTransition BicubicScaleTransform BlendWithAlphaMask BlendWithBlueMask BlendWithMask BlendWithRedMask Bloom \
    BokehBlur BumpDistortion BumpDistortionLinear CheckerboardGenerator CircleSplashDistortion CircularScreen CircularWrap \
    Clamp CMYKHalftone Code128BarcodeGenerator ColorAbsoluteDifference ColorBlendMode ColorBurnBlendMode ColorClamp \
    ColorCrossPolynomial ColorCube ColorCubesMixedWithMask ColorCubeWithColorSpace ColorCurves ColorDodgeBlendMode ColorMap \
    ColorPolynomial ColorPosterize ColorThreshold ColorThresholdOtsu ColumnAverage ComicEffect Convolution3X3 Convolution5X5 \
    Convolution7X7 Convolution9Horizontal Convolution9Vertical CopyMachineTransition CoreMLModelFilter Crystallize \
    DarkenBlendMode DepthBlurEffect DepthOfField DepthToDisparity DifferenceBlendMode DiscBlur DisintegrateWithMaskTransition \
    DisparityToDepth DisplacementDistortion DissolveTransition Dither DivideBlendMode DocumentEnhancer DotScreen Droste Edges \
    EdgePreserveUpsampleFilter EdgeWork EightfoldReflectedTile ExclusionBlendMode FlashTransition FourfoldReflectedTile \
    FourfoldRotatedTile FourfoldTranslatedTile GaborGradients GaussianGradient GlassDistortion GlassLozenge \
    GlideReflectedTile Gloom GuidedFilter HardLightBlendMode HatchedScreen HeightFieldFromMask HexagonalPixellate \
    HighlightShadowAdjust HistogramDisplayFilter HoleDistortion HueBlendMode HueSaturationValueGradient Kaleidoscope \
    KeystoneCorrectionCombined KeystoneCorrectionHorizontal KeystoneCorrectionVertical KMeans LabDeltaE LenticularHaloGenerator \
    LightenBlendMode LightTunnel LinearBurnBlendMode LinearDodgeBlendMode LinearLightBlendMode LinearToSRGBToneCurve LineOverlay \
    LineScreen LuminosityBlendMode MaskedVariableBlur MaximumComponent MaximumCompositing MedianFilter MeshGenerator \
    MinimumComponent MinimumCompositing Mix ModTransition MorphologyGradient MorphologyMaximum MorphologyMinimum \
    MorphologyRectangleMaximum MorphologyRectangleMinimum MotionBlur MultiplyBlendMode NinePartStretched NinePartTiled \
    NoiseReduction OpTile OverlayBlendMode PageCurlTransition PageCurlWithShadowTransition PaletteCentroid Palettize \
    ParallelogramTile PDF417BarcodeGenerator PersonSegmentation PerspectiveCorrection PerspectiveRotate PerspectiveTile \
    PerspectiveTransform PerspectiveTransformWithExtent PhotoEffectNone PinchDistortion PinLightBlendMode Pointillize \
    QRCodeGenerator RandomGenerator RippleTransition RoundedRectangleGenerator RoundedRectangleStrokeGenerator RowAverage \
    SaliencyMapFilter SaturationBlendMode ScreenBlendMode ShadedMaterial SixfoldReflectedTile SixfoldRotatedTile \
    SmoothLinearGradient SobelGradients SoftLightBlendMode SourceAtopCompositing SourceInCompositing SourceOutCompositing \
    SpotColor SpotLight SRGBToneCurveToLinear StarShineGenerator StraightenFilter StretchCrop StripesGenerator \
    SubtractBlendMode SunbeamsGenerator SwipeTransition TextImageGenerator Thermal ToneCurve ToneMapHeadroom TorusLensDistortion \
    TriangleKaleidoscope TriangleTile TwelvefoldReflectedTile TwirlDistortion UnsharpMask VignetteEffect VividLightBlendMode \
    VortexDistortion WhitePointAdjust XRay ZoomBlur
    """

  /// The filter of a name; nil where the platform has none.
  init?(named name: String) {
    if let index = CIFilterKind.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }),
      let kind = CIFilterKind(rawValue: index)
    {
      self = kind
      return
    }
    guard name.utf8.starts(with: "CI".utf8) else { return nil }
    let rest = name.utf8.dropFirst(2)
    let isKnown = CIFilterKind.otherNames.utf8.split(separator: UInt8(ascii: " ")).contains {
      $0.elementsEqual(rest)
    }
    guard isKnown else { return nil }
    self = .other
  }
}
