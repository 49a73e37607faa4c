import type { Lead } from './parseLead.ts'

const MOST_LINKS = 2
const MOST_FROM_ONE_CLIENT = 60
export const MOST_WITH_ONE_TEXT = 3

export type Circumstances = {
  /** Requests of the same client in the current ten minutes, this one included. */
  fromClient: number
  /** Other people who sent the same long text in the last day. */
  withSameText: number
}

/** Suspicion only marks a lead: every rule here can be wrong about a real person. */
export function judgeSpam(lead: Lead, { fromClient, withSameText }: Circumstances): string | null {
  if (countLinks(lead.fullName) > 0) return 'A link in the name'
  const texts = [lead.subject, lead.queries]
  if (texts.some((text) => /<a\s[^>]*href|\[url\b|\[link\b/i.test(text ?? ''))) return 'Markup of a link'
  if (texts.some((text) => countLinks(text) > MOST_LINKS)) return `More than ${MOST_LINKS} links in the text`
  if (withSameText >= MOST_WITH_ONE_TEXT) return 'Others sent the same text within a day'
  if (fromClient > MOST_FROM_ONE_CLIENT) return `More than ${MOST_FROM_ONE_CLIENT} from one client in ten minutes`
  return null
}

function countLinks(text = ''): number {
  return text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
}
