// What the page Numbers shows: counted in team/, drawn in the admin.

/** Without suspected spam. `name` is null where it is not known. */
export type Group = { name: string | null; count: number; won: number; lost: number }

/** In working time; null without an answer. */
export type FirstAnswers = { count: number; medianMs: number | null; p90Ms: number | null; withinOneHour: number }

export type EnquiryNumbers = {
  /** The Monday of the first of the twelve weeks. */
  since: string
  total: number
  spam: number
  /** The groups are of the newest so many leads; fewer than all only beyond 200,000. */
  grouped: number
  weeks: { monday: string; count: number }[]
  pages: Group[]
  campaigns: Group[]
  disciplines: Group[]
  forms: Group[]
  answers: FirstAnswers
  /** Leads of these weeks that are still new. */
  waiting: number
}
