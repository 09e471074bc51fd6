import HeftWeb
import InkScreen

Page.serve([touchPrediction])
