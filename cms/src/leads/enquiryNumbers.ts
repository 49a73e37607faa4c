// What the page Numbers shows: counted in team/, drawn in the admin.

/** Without suspected spam. `name` is null where it is not known. */
export type Group = { name: string | null; count: number; won: number; lost: number; isRest?: true }

/** The times as the clients waited, nights and weekends too; null without an answer. `withinOneHour` is of working time. */
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
  /** Leads of these weeks that are new and never were answered. */
  waiting: number
}
