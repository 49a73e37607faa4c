/** A passage of Markdown with its last day, and its marks, each alone on a line. Groups: the day, the passage. */
export const DATED_PASSAGE = /^[ \t]*<!-- until (\d{4}-\d\d-\d\d) -->\n([\s\S]*?)^[ \t]*<!-- \/until -->(?:\n|$)/gm

/** In what is left, any mark is wrong. */
export const STRAY_MARK = /<!--\s*\/?until.*/g
