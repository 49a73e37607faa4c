// https://vike.dev/client — the only script of every page; a second one in a subfolder would replace it.

import { startScrollState } from '#islands/scrollState.ts'
import { startIslands } from '#islands/start.ts'

startScrollState()
startIslands()
