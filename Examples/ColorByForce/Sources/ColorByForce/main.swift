import ColorScreen
import HeftWeb

Page.serve([colorByForce])
