import { notStartedWords } from '#content/forms.ts'
import { pointsTable, tableSources } from '#content/pointsTable.ts'
import { pointsWords } from '#content/pointsWords.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Island } from '../runtime/Island.server.tsx'
import { PointsCalculator as Calculator, type PointsCalculatorProps } from './PointsCalculator.tsx'
import type { PointsWords } from './score.ts'

const dates = { effective: readableDate(pointsTable.effective), checked: readableDate(pointsTable.checked) }

const lineSources = Object.fromEntries(
  pointsTable.factors.flatMap((factor) => {
    const own = factor.sources.find((id) => !tableSources.includes(id))
    if (own === undefined) return []
    const { url, publisher, title } = sources[own]
    return [[factor.id, { href: url, label: `${publisher}, ${title}` }]]
  }),
)

export function PointsCalculator({ headingId, messageLabel }: { headingId: string; messageLabel: string }) {
  const message = { ...pointsWords.message, estimate: fillIn(pointsWords.message.estimate, dates) }
  const props: PointsCalculatorProps = {
    headingId,
    messageLabel,
    table: pointsTable,
    // The estimate has its dates in it.
    words: { ...pointsWords, message } as PointsWords,
    lineSources,
    tableDate: fillIn(pointsWords.ledger.printed, dates),
    stopped: notStartedWords,
  }
  return <Island id="points" name="points-calculator" of={Calculator} defer="near" props={props} />
}
