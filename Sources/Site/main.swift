import HeftWeb
import Scale

Page.serve([ScaleApp.app])
