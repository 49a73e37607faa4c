import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { serviceLabelOf } from '../../contract/services.ts'
import { type Group, type LeadNumbers, NO_SERVICE, type Sum, UNKNOWN } from '../../leads/leadApi.ts'
import type { ShownStatus } from '../../leads/leadFields.ts'
import { formName } from '../../leads/leadSource.ts'
import { waitInShort, waitInWords, waitQuery } from '../../leads/waits.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { statusName } from '../leads/parts.tsx'
import { useFetched } from '../shared/useFetched.tsx'
import { PointTable } from './PointTable.tsx'
import { type Bar, type Series, StackedPlot } from './StackedPlot.tsx'

const HOUR = 60
/** Of fewer cases a rate says more about chance than about the page. */
const FEWEST_FOR_A_RATE = 20

const statusColours: Record<ShownStatus, Series['colour']> = {
  new: 'warning600',
  contacted: 'secondary500',
  quoted: 'secondary700',
  won: 'primary600',
  lost: 'neutral400',
}
const statuses = Object.keys(statusColours) as ShownStatus[]
const statusSeries = statuses.map((status): Series => ({ name: statusName(status), colour: statusColours[status] }))
const serviceColours = ['primary600', 'secondary700', 'warning600', 'alternative600', 'secondary500'] as const

/** `filter` is the one of the list that shows the leads of a bar. */
const groups = [
  {
    title: 'From new to won, by source and campaign',
    of: 'Source and campaign',
    filter: 'campaign',
    key: 'campaigns',
    text: 'Named in the address of the form’s page, or of the first page of the visit.',
  },
  {
    title: 'From new to won, by first page',
    of: 'First page',
    filter: 'firstPage',
    key: 'firstPages',
    text: 'The page where the visit began.',
  },
  { title: 'From new to won, by page', of: 'Page', filter: 'page', key: 'pages', text: 'The page the form was sent from.' },
  {
    title: 'From new to won, by discipline',
    of: 'Discipline',
    filter: 'discipline',
    key: 'disciplines',
    text: 'As chosen in the sample form; the other forms do not ask.',
  },
  {
    title: 'From new to won, by form',
    of: 'Form',
    filter: 'form',
    key: 'forms',
    text: 'The enquiry form on pages, the popup, the sample form in the footer, and what the team entered.',
  },
] as const

export default function NumbersPage() {
  const numbers = useFetched<LeadNumbers>('/leads/numbers')
  return (
    <Page.Main>
      <Page.Title>Numbers</Page.Title>
      <Layouts.Header
        title="Numbers"
        subtitle="What came in over twelve weeks, and what became of it. Suspected spam is left out. Press a bar to open its leads."
      />
      <Layouts.Content>
        {numbers.state === 'loading' && <Typography>Loading</Typography>}
        {numbers.state === 'failed' && <Typography textColor="danger700">The numbers could not be read. Reload the page.</Typography>}
        {numbers.state === 'ready' && (numbers.data.total === 0 ? <Nothing {...numbers.data} /> : <Numbers numbers={numbers.data} />)}
      </Layouts.Content>
    </Page.Main>
  )
}

function Nothing({ since, spam }: LeadNumbers) {
  return (
    <Typography>
      No enquiry has come in since {shortDay(since)}
      {spam > 0 && `, and ${spam} ${spam === 1 ? 'message was' : 'messages were'} marked as spam`}.
    </Typography>
  )
}

function Numbers({ numbers }: { numbers: LeadNumbers }) {
  const { since, total, spam, money, lostReasons } = numbers
  return (
    <Grid.Root gap={4}>
      <Section
        isWide
        title="Enquiries by week and service"
        text={`${total} since ${shortDay(since)}, and ${spam} marked as spam. A week begins on Monday in Sydney; the service is the page the form was sent from.`}
      >
        <Weeks numbers={numbers} />
      </Section>
      <Section title="Time to the first answer" text={aboutAnswers(numbers.answers.count)}>
        <Answers numbers={numbers} />
      </Section>
      <Section title="Quotes" text="The amounts of these enquiries, where someone wrote one. Open: quoted, and not won or lost yet.">
        <Counts
          facts={[
            ['Open', dollars(money.open)],
            ['Won', dollars(money.won)],
            ['Lost', dollars(money.lost)],
          ]}
        />
        <Typography variant="delta" tag="h3" style={{ padding: '2rem 0 1.2rem' }}>
          Lost because
        </Typography>
        {lostReasons.length === 0 ? (
          <Typography textColor="neutral600">None was lost.</Typography>
        ) : (
          <Counts facts={lostReasons.map(({ reason, count }) => [reason ?? 'no reason written', String(count)])} />
        )}
      </Section>
      {groups.map(({ title, of, filter, key, text }) => (
        <Section key={key} title={title} text={text}>
          <Outcomes of={of} label={title} filter={filter} groups={numbers[key]} since={since} />
        </Section>
      ))}
    </Grid.Root>
  )
}

const leadsIn = (filters: Record<string, string>) => `/leads?${new URLSearchParams(filters)}`

function Weeks({ numbers: { weeks, weekServices } }: { numbers: LeadNumbers }) {
  const series = weekServices.map(({ slugs }, index): Series => {
    if (slugs === null) return { name: weekServices.length > 1 ? 'Other pages' : 'Enquiries', colour: 'neutral400' }
    const [slug] = slugs
    return slugs.length === 1
      ? { name: serviceLabelOf(slug) ?? slug ?? '', colour: serviceColours[index] ?? 'neutral700' }
      : { name: 'Other services', colour: 'neutral700' }
  })
  const bars = weeks.map(({ monday, sunday, services }): Bar => {
    const points = services.map((count, index) => {
      const service = weekServices[index]?.slugs?.join(',') ?? NO_SERVICE
      return { count, to: leadsIn({ since: monday, until: sunday, service }) }
    })
    return { name: shortDay(monday), short: shortDay(monday).replace(/ \d{4}$/, ''), points }
  })
  return (
    <>
      <StackedPlot series={series} bars={bars} shape="columns" />
      <PointTable of="Week from" label="Enquiries by week and service" series={series} bars={bars} />
    </>
  )
}

const answerSeries: Series[] = [{ name: 'Answered', colour: 'primary600' }]

function Answers({ numbers: { answers, workingHour, waiting, since } }: { numbers: LeadNumbers }) {
  const { count, medianMs, p90Ms, waits } = answers
  const bars = waits.map(({ from, to, count }): Bar => {
    const leads = leadsIn({ since, wait: waitQuery({ from, to }) })
    return { name: waitInWords(from, to), short: waitInShort(from, to), points: [{ count, to: leads }] }
  })
  const { answered, judged, early } = workingHour
  const judgedFacts: [string, string][] = [
    ['Within one working hour', judged > 0 ? `${answered} of ${judged}` : 'too early to say'],
    ...(early > 0 ? [['Came less than a working hour ago', String(early)] satisfies [string, string]] : []),
  ]
  const facts: [string, string][] = [
    ['Half were answered within', duration(medianMs)],
    ['Nine of ten were answered within', duration(p90Ms)],
  ]
  return (
    <>
      {count > 0 && (
        <>
          <StackedPlot series={answerSeries} bars={bars} shape="columns" />
          <PointTable of="Time" label="Time to the first answer" series={answerSeries} bars={bars} />
        </>
      )}
      <Box paddingTop={4}>
        <Counts facts={[...(count > 0 ? facts : []), ...judgedFacts, ['Not answered yet', String(waiting)]]} />
      </Box>
    </>
  )
}

type OutcomeProps = { of: string; label: string; filter: string; groups: readonly Group[]; since: string }

function Outcomes({ of, label, filter, groups, since }: OutcomeProps) {
  const bars = groups.map(({ name, by, isRest }): Bar => {
    const shown = name === null ? 'unknown' : filter === 'form' ? formName(name) : name
    const points = statuses.map((status) => ({
      count: by[status],
      to: isRest ? null : leadsIn({ [filter]: name ?? UNKNOWN, since, status }),
    }))
    return { name: shown, points }
  })
  const rate = { name: 'Won of closed', of: (place: number) => wonOfClosed(groups[place]) }
  return (
    <>
      <StackedPlot series={statusSeries} bars={bars} shape="rows" />
      <PointTable of={of} label={label} series={statusSeries} bars={bars} more={rate} />
    </>
  )
}

type SectionProps = { title: string; text: string; isWide?: boolean; children: React.ReactNode }

function Section({ title, text, isWide, children }: SectionProps) {
  return (
    <Grid.Item col={isWide ? 12 : 6} xs={12} direction="column" alignItems="stretch">
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

function dollars({ count, amount }: Sum): string {
  return `$${amount.toLocaleString('en-AU')} (${count})`
}

function Counts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
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
  return minutes < HOUR ? `${minutes} min` : `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`
}

function wonOfClosed(group: Group | undefined): string {
  const { won, lost } = group?.by ?? { won: 0, lost: 0 }
  const closed = won + lost
  return closed < FEWEST_FOR_A_RATE ? 'too few' : `${Math.round((100 * won) / closed)} %`
}
