// Runs in the head of every page, before any other script: vite/inlineScript.ts compiles it into the page.
import { loadFonts } from './fonts.ts'
import { holdForms } from './holdForms.ts'

loadFonts(JSON.parse(document.currentScript?.dataset.fonts ?? '[]'))
holdForms()
