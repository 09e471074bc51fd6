import HeftWeb
import InkScreen

WebModule.serve([touchPrediction])
