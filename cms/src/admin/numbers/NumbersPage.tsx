import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { EnquiryNumbers, FirstAnswers, Group } from '../../leads/enquiryNumbers.ts'
import { UNKNOWN } from '../../leads/leadViews.ts'
import { shortDay } from '../../time/sydneyTime.ts'
import { listPath } from '../shared/leadPaths.ts'
import { useFetched } from '../shared/useFetched.ts'
import { BarTable, type Column } from './BarTable.tsx'

const MINUTE_MS = 60_000
/** Of fewer cases a rate says more about chance than about the page. */
const FEWEST_FOR_A_RATE = 20

/** Null where it is made from a field that the role may not read. */
type Readable = { [Name in keyof EnquiryNumbers]: EnquiryNumbers[Name] | null }

export default function NumbersPage() {
  const numbers = useFetched<Readable>('/leads/numbers')
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

function Numbers({ numbers }: { numbers: Readable }) {
  const { since, total, spam, grouped, weeks, pages, campaigns, disciplines, forms, answers, waiting } = numbers
  if (since === null || total === null || spam === null || grouped === null || weeks === null || waiting === null)
    return <Typography>Your role does not show the status of leads, and so none of their numbers.</Typography>
  const won: Column<Group> = { label: 'Won', value: ({ won }) => String(won) }
  const lost: Column<Group> = { label: 'Lost', value: ({ lost }) => String(lost) }
  const rate: Column<Group> = { label: 'Won of closed', value: wonOfClosed }
  const newest = grouped < total ? ` Of the newest ${grouped}.` : ''
  return (
    <Grid.Root gap={4}>
      {answers && (
        <Section title="First answer" text={aboutAnswers(answers)}>
          <Facts answers={answers} waiting={waiting} />
        </Section>
      )}
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
      {pages && (
        <Section
          title="By page"
          text={`The page the form was sent from. Won and lost are of these enquiries; a rate is shown from ${FEWEST_FOR_A_RATE} closed ones.${newest}`}
        >
          <Groups caption="Enquiries by page" first="Page" filter="page" since={since} rows={pages} more={[won, lost, rate]} />
        </Section>
      )}
      {campaigns && (
        <Section title="By campaign" text={`Source and campaign named in the address of that page.${newest}`}>
          <Groups caption="Enquiries by campaign" first="Campaign" filter="campaign" since={since} rows={campaigns} more={[won, lost]} />
        </Section>
      )}
      {disciplines && (
        <Section title="By discipline" text={`As chosen in the sample form; the other forms do not ask.${newest}`}>
          <Groups caption="Enquiries by discipline" first="Discipline" filter="discipline" since={since} rows={disciplines} more={[]} />
        </Section>
      )}
      {forms && (
        <Section title="By form" text={`The enquiry form on pages, the popup, and the sample form in the footer.${newest}`}>
          <Groups caption="Enquiries by form" first="Form" filter="form" since={since} rows={forms} more={[won, lost]} />
        </Section>
      )}
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

type Filter = 'page' | 'campaign' | 'discipline' | 'form'
type GroupsProps = { caption: string; first: string; rows: Group[]; more: Column<Group>[]; filter: Filter; since: string }

function Groups({ caption, first, rows, more, filter, since }: GroupsProps) {
  // What is left over has no one name to ask for.
  const to = ({ name, isRest }: Group) => (isRest ? null : listPath({ [filter]: name ?? UNKNOWN, since }))
  return (
    <BarTable
      caption={caption}
      first={first}
      rows={rows}
      name={({ name }) => name ?? 'unknown'}
      value={({ count }) => count}
      to={to}
      more={more}
    />
  )
}

function Facts({ answers, waiting }: Pick<EnquiryNumbers, 'answers' | 'waiting'>) {
  const { count, medianMs, p90Ms, withinOneHour } = answers
  const facts: [string, string][] =
    count === 0
      ? []
      : [
          ['Half were answered within', duration(medianMs)],
          ['Nine of ten were answered within', duration(p90Ms)],
          ['Within one working hour', `${withinOneHour} of ${count + waiting}`],
        ]
  facts.push(['Not answered yet', String(waiting)])
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

function aboutAnswers({ count }: FirstAnswers): string {
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
