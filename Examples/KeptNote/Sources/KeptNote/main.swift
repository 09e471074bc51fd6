import HeftWeb
import NoteScreen

WebModule.serve([keptNote])
