import ColorScreen
import HeftWeb

WebModule.serve([colorByForce])
