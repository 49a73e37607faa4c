/** The rules themselves: a chunk of their own, asked for as soon as the island is alive and before anything is typed. */
export { checkCdr } from '#domain/draft/draftSet.ts'
export { readRplReports } from '#domain/draft/rplReports.ts'
