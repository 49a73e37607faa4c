/** `2.7` as [2, 7]; a number under it, `2.7.1`, has one part more. */
export type ParagraphNumber = readonly number[]

const DOTTED = /^\s*[([]?(?:(?:ce|career episode|para(?:graph)?)\s*\.?\s*)?(\d{1,2}(?:\.\d{1,3}){1,3})[)\]]?[.:)]?(?=\s|$|\p{Lu}\p{Ll})/iu
const PLAIN = /^\s*\(?(\d{1,2})[.)]\s+(?=\S)/

/** “2.5 kW were lost” starts with a quantity and not with a number of its own. */
const QUANTITY =
  /^\s*(?:[mck]m[23²³]?|m[23²³]?|[mk]?g|kg|[kMG](?:W|V|VA|N|Pa|Hz|J)h?|Hz|rpm|bar|t|per\b|%|°|times|million|billion|seconds?|minutes?|hours?|days?|weeks?|months?|years?|lit(?:re|er)s?|met(?:re|er)s?|degrees?|tonnes?)(?![\p{L}\p{N}])/u

type Label = { number?: ParagraphNumber; plain?: number; length: number }

/** The number at the start of a line, and how many characters it takes. */
export function labelOf(line: string): Label {
  const dotted = DOTTED.exec(line)
  if (dotted?.[1] !== undefined && !QUANTITY.test(line.slice(dotted[0].length))) {
    return { number: dotted[1].split('.').map(Number), length: dotted[0].length }
  }
  const plain = PLAIN.exec(line)
  return plain?.[1] === undefined ? { length: 0 } : { plain: Number(plain[1]), length: plain[0].length }
}

export function printed(number: ParagraphNumber): string {
  return number.join('.')
}
