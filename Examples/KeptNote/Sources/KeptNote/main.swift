import HeftWeb
import NoteScreen

Page.serve([keptNote])
