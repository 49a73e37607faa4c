import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type Group, type LeadNumbers, UNKNOWN } from '../../leads/leadApi.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.ts'
import { BarTable, type Column } from './BarTable.tsx'

const MINUTE_MS = 60_000
/** Of fewer cases a rate says more about chance than about the page. */
const FEWEST_FOR_A_RATE = 20

const won: Column<Group> = { label: 'Won', value: ({ won }) => String(won) }
const lost: Column<Group> = { label: 'Lost', value: ({ lost }) => String(lost) }
const rate: Column<Group> = { label: 'Won of closed', value: wonOfClosed }

/** `filter`: of the list, which shows the leads of a row. */
const groups = [
  {
    of: 'pages',
    filter: 'page',
    title: 'By page',
    caption: 'Enquiries by page',
    first: 'Page',
    more: [won, lost, rate],
    text: `The page the form was sent from. Won and lost are of these enquiries; a rate is shown from ${FEWEST_FOR_A_RATE} closed ones.`,
  },
  {
    of: 'campaigns',
    filter: 'campaign',
    title: 'By campaign',
    caption: 'Enquiries by campaign',
    first: 'Campaign',
    more: [won, lost],
    text: 'Source and campaign named in the address of that page, or of the first page of the visit.',
  },
  {
    of: 'disciplines',
    filter: 'discipline',
    title: 'By discipline',
    caption: 'Enquiries by discipline',
    first: 'Discipline',
    more: [],
    text: 'As chosen in the sample form; the other forms do not ask.',
  },
  {
    of: 'forms',
    filter: 'form',
    title: 'By form',
    caption: 'Enquiries by form',
    first: 'Form',
    more: [won, lost],
    text: 'The enquiry form on pages, the popup, and the sample form in the footer.',
  },
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
  const { since, total, spam, grouped, weeks, answers, waiting } = numbers
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
        <BarTable
          caption="Enquiries by week"
          first="Week of"
          rows={weeks}
          name={({ monday }) => shortDay(monday)}
          value={({ count }) => count}
        />
      </Section>
      {groups.map(({ of, filter, title, text, caption, first, more }) => (
        <Section key={of} title={title} text={text + newest}>
          <BarTable<Group>
            caption={caption}
            first={first}
            rows={numbers[of]}
            name={({ name }) => name ?? 'unknown'}
            value={({ count }) => count}
            // What is left over has no one name to ask for.
            to={({ name, isRest }) => (isRest ? null : `/leads?${new URLSearchParams({ [filter]: name ?? UNKNOWN, since })}`)}
            more={more}
          />
        </Section>
      ))}
    </Grid.Root>
  )
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
  const facts = [
    ...(count === 0
      ? []
      : [
          ['Half were answered within', duration(medianMs)],
          ['Nine of ten were answered within', duration(p90Ms)],
          ['Within one working hour', `${withinOneHour} of ${count + waiting}`],
        ]),
    ['Not answered yet', String(waiting)],
  ]
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
  return `${from} Of the newest ${count} answers in these weeks.`
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
