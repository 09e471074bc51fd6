import HeftWeb
import LongTable

WebModule.serve([LongTable.app])
