import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type Group, type LeadNumbers, type Sum, UNKNOWN } from '../../leads/leadApi.ts'
import { formName } from '../../leads/leadSource.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { type BarRow, BarTable } from './BarTable.tsx'

/** Of fewer cases a rate says more about chance than about the page. */
const FEWEST_FOR_A_RATE = 20

const wonAndLost = ['Won', 'Lost']

/** `of` is also the filter of the list that shows the leads of a row. */
const groups = [
  {
    of: 'page',
    key: 'pages',
    more: [...wonAndLost, 'Won of closed'],
    text: `The page the form was sent from. Won and lost are of these enquiries; a rate is shown from ${FEWEST_FOR_A_RATE} closed ones.`,
  },
  {
    of: 'campaign',
    key: 'campaigns',
    more: wonAndLost,
    text: 'Source and campaign named in the address of that page, or of the first page of the visit.',
  },
  { of: 'discipline', key: 'disciplines', more: [], text: 'As chosen in the sample form; the other forms do not ask.' },
  { of: 'form', key: 'forms', more: wonAndLost, text: 'The enquiry form on pages, the popup, and the sample form in the footer.' },
] as const

export default function NumbersPage() {
  const numbers = useFetched<LeadNumbers>('/leads/numbers')
  return (
    <Page.Main>
      <Page.Title>Numbers</Page.Title>
      <Layouts.Header
        title="Numbers"
        subtitle="What came in over twelve weeks, and how soon it was answered. Suspected spam is left out."
      />
      <Layouts.Content>
        {numbers.state === 'loading' && <Typography>Loading</Typography>}
        {numbers.state === 'failed' && <Typography textColor="danger700">The numbers could not be read. Reload the page.</Typography>}
        {numbers.state === 'ready' && <Numbers numbers={numbers.data} />}
      </Layouts.Content>
    </Page.Main>
  )
}

function Numbers({ numbers }: { numbers: LeadNumbers }) {
  const { since, total, spam, grouped, weeks, answers, waiting, money, lostReasons } = numbers
  const newest = grouped < total ? ` Of the newest ${grouped}.` : ''
  return (
    <Grid.Root gap={4}>
      <Section title="First answer" text={aboutAnswers(answers.count)}>
        <Answers answers={answers} waiting={waiting} />
      </Section>
      <Section
        title="Enquiries by week"
        text={`${total} since ${shortDay(since)}, and ${spam} marked as spam. A week begins on Monday in Sydney.`}
      >
        <BarTable of="week" rows={weeks.map(({ monday, count }) => ({ name: shortDay(monday), count }))} />
      </Section>
      <Section title="Quotes" text="The amounts of these enquiries, where someone wrote one. Open: quoted, and not won or lost yet.">
        <Facts
          facts={[
            ['Open', dollars(money.open)],
            ['Won', dollars(money.won)],
            ['Lost', dollars(money.lost)],
          ]}
        />
      </Section>
      <Section title="Lost because" text="As the team wrote it.">
        {lostReasons.length === 0 ? (
          <Typography textColor="neutral600">None was lost.</Typography>
        ) : (
          <Facts facts={lostReasons.map(({ reason, count }) => [reason ?? 'no reason written', String(count)])} />
        )}
      </Section>
      {groups.map(({ of, key, text, more }) => (
        <Section key={of} title={`By ${of}`} text={text + newest}>
          <BarTable of={of} more={more} rows={numbers[key].map((group) => rowOf(group, of, since, more.length))} />
        </Section>
      ))}
    </Grid.Root>
  )
}

function rowOf(group: Group, of: (typeof groups)[number]['of'], since: string, figures: number): BarRow {
  const { name, count, won, lost, isRest } = group
  const shown = name === null ? 'unknown' : of === 'form' ? formName(name) : name
  const to = isRest ? null : `/leads?${new URLSearchParams({ [of]: name ?? UNKNOWN, since })}`
  return { name: shown, count, to, more: [String(won), String(lost), wonOfClosed(group)].slice(0, figures) }
}

function Section({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={5} height="100%">
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        <Typography tag="p" textColor="neutral600" style={{ padding: '0.4rem 0 1.2rem' }}>
          {text}
        </Typography>
        {children}
      </Box>
    </Grid.Item>
  )
}

function Answers({ answers, waiting }: Pick<LeadNumbers, 'answers' | 'waiting'>) {
  const { count, medianMs, p90Ms, withinOneHour } = answers
  const answered: [string, string][] = [
    ['Half were answered within', duration(medianMs)],
    ['Nine of ten were answered within', duration(p90Ms)],
    ['Within one working hour', `${withinOneHour} of ${count + waiting}`],
  ]
  const facts: [string, string][] = [...(count > 0 ? answered : []), ['Not answered yet', String(waiting)]]
  return <Facts facts={facts} />
}

function dollars({ count, amount }: Sum): string {
  return `$${amount.toLocaleString('en-AU')} (${count})`
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
      {facts.map(([name, value]) => (
        <Flex key={name} justifyContent="space-between" gap={4}>
          <Typography tag="dt">{name}</Typography>
          <Typography tag="dd" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
            {value}
          </Typography>
        </Flex>
      ))}
    </Flex>
  )
}

function aboutAnswers(count: number): string {
  const from =
    'From arrival to the first answer that someone sent or said they gave, or the first status after new, as the clients waited: nights and weekends count.'
  return count > 0 ? `${from} Of the newest ${count} answers in these weeks.` : from
}

function duration(ms: number | null): string {
  if (ms === null) return 'unknown'
  const minutes = Math.round(ms / MINUTE_MS)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function wonOfClosed({ won, lost }: Group): string {
  const closed = won + lost
  return closed < FEWEST_FOR_A_RATE ? 'too few' : `${Math.round((100 * won) / closed)} %`
}
