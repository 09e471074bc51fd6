import HeftWeb
import SampleApps

WebModule.serve(sampleApps)
