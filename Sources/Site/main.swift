import HeftWeb
import SampleApps

Page.serve(sampleApps)
