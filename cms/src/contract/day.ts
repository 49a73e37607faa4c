/** Whether there is such a day, as `2026-11-21`: `2027-02-30` is none, though JavaScript reads it as 2 March; nor is the year 0, which PostgreSQL refuses. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
