import HeftWeb
import LongCollection

WebModule.serve([LongCollection.app])
