import HeftWeb
import ListScreen

Page.serve([longList])
