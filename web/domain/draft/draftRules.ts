/** The figures that the checks measure by. They are content: each has a source, or is our own and says so. */
export type DraftRules = {
  /** The recommended length of one episode. */
  words: { from: number; to: number }
  /** A sentence with more words than this is long. */
  longSentence: number
  /** Equal words in two episodes, from this many on. */
  sharedRun: number
  /** Elements in each group of the competency standard. */
  elementGroups: readonly number[]
}
