// https://vike.dev/client — the only script of every page; a second one in a subfolder would replace it.
import { startScrollState } from '#islands/header/scrollState.ts'
import { startDisciplineLinks } from '#islands/sample-request/disciplineLinks.ts'
import { startIslands } from '#islands/start.ts'

startScrollState()
startIslands()
startDisciplineLinks()
