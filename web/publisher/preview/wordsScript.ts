/** The script of wordsOverlay.ts, which the preview's pages alone ask for. */
export const WORDS_SCRIPT = '/-/words.js'
