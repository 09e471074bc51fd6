import HeftWeb
import LongCollection

Page.serve([LongCollection.app])
