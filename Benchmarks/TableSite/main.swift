import HeftWeb
import LongTable

Page.serve([LongTable.app])
