import HeftWeb
import ListScreen

WebModule.serve([longList])
