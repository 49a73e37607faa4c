// https://vike.dev/client — the only script of every page; a second one deeper would replace it.
import { startScrollState } from '#islands/header/scrollState.ts'
import { startListings } from '#islands/listing/startListings.ts'
import { startDisciplineLinks } from '#islands/sample-request/disciplineLinks.ts'
import { startIslands } from '#islands/start/startIslands.ts'
import { whenIdle } from '#islands/start/whenIdle.ts'

startScrollState()
startIslands()
startDisciplineLinks()
startListings()
for (const place of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
  import('#islands/comparison/comparison.ts').then(({ startComparison }) => startComparison(place))
}
whenIdle(() => {
  import('#islands/start/afterLoad.ts').then(({ startAfterLoad }) => startAfterLoad())
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-worksheet]')) {
    import('#islands/worksheet/worksheet.ts').then(({ startWorksheet }) => startWorksheet(form))
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-compare]')) {
    import('#islands/listing/compareChoices.ts').then(({ startCompareChoices }) => startCompareChoices(form))
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-checklist]')) {
    import('#islands/checklist/checklist.ts').then(({ startChecklist }) => startChecklist(form))
  }
})
// Written into the build by vite.config.ts; without an address nothing of this is in it.
if (SITE_VITALS_URL) {
  whenIdle(() => import('#islands/vitals/vitals.ts').then(({ startVitals }) => startVitals(SITE_VITALS_URL)))
}
