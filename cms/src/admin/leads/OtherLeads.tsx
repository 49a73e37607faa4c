import { Flex, LinkButton, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { mailLink } from '../../leads/contactLinks.ts'
import type { OneLead, OtherLead } from '../../leads/leadApi.ts'
import { oneLine } from '../../leads/messageText.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { CopyButton } from './CopyButton.tsx'
import { useDesk } from './desk.tsx'
import { Action, breakable, Comparison, FactList, Part, statusName, Warning, Words } from './parts.tsx'

export function OtherLeads({ lead, open }: { lead: OneLead; open: (documentId: string) => void }) {
  const { post, say, may } = useDesk()
  const { documentId, others, merged, mergedInto } = lead

  const mayMerge = may(CHANGE_LEADS)
  const [asked, setAsked] = useState<string | null>(null)
  const { fullName: name = null, email = null, phone = null, queries: words = null, leadStatus } = lead.fields
  const isLeftUnanswered = (other: OtherLead) => other.leadStatus === 'new' && leadStatus !== 'new'

  async function apart(of: string) {
    if (await post(`/leads/${of}/unmerge`, {}, 'Not unmerged.')) say({ words: 'They are two leads again.' })
  }
  async function merge(one: OtherLead) {
    const { documentId: other } = one
    const asks = one.doubt !== null || isLeftUnanswered(one)
    if (asks && asked !== other) return setAsked(other)
    setAsked(null)
    const done = await post(`/leads/${documentId}/merge`, { other, sure: asks }, 'Not merged.')
    if (done) say({ words: 'The two are one lead now.', undo: () => apart(other) })
  }

  if (!mergedInto && merged.length === 0 && others.count === 0) return null
  return (
    <Part aria-label="Other leads">
      {mergedInto && (
        <Flex gap={2} wrap="wrap" paddingBottom={3}>
          <Typography>This is part of another lead.</Typography>
          <Action name="Open that lead" run={() => open(mergedInto)} />
          {mayMerge && <Action name="Unmerge" run={() => apart(documentId)} />}
        </Flex>
      )}
      {merged.length > 0 && (
        <>
          <Typography variant="delta" tag="h3">
            Also sent, merged into this lead
          </Typography>
          <ul>
            {merged.map((other) => (
              <li key={other.documentId}>
                <Line other={other} />
                <OwnDetails other={other} />
                <Words dir="auto">{other.words ?? 'No message.'}</Words>
                {mayMerge && <Action name="Unmerge" run={() => apart(other.documentId)} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.count > 0 && (
        <>
          <Typography variant="delta" tag="h3">
            Perhaps the same person
          </Typography>
          <ul>
            {others.leads.map((other) => (
              <li key={other.documentId}>
                <Line other={other} />
                <SideBySide one={{ person: { name, email, phone }, words }} other={other} />
                {asked === other.documentId && (
                  <Warning>
                    {isLeftUnanswered(other) && 'No one has answered the other lead yet, and merged it leaves the new ones. '}
                    {other.doubt && `${doubts[other.doubt]} `}
                    Both become one lead: the other leaves the lists and Numbers, and answers go to {email ?? phone ?? 'this lead'}.
                  </Warning>
                )}
                <Flex gap={2} wrap="wrap" paddingTop={2}>
                  <Action name="Open" run={() => open(other.documentId)} />
                  {mayMerge && !mergedInto && (
                    <Action
                      name={
                        asked !== other.documentId ? 'Merge into this lead' : other.doubt ? 'It is one person: merge' : 'Merge all the same'
                      }
                      run={() => merge(other)}
                      variant={asked === other.documentId ? 'danger-light' : 'tertiary'}
                    />
                  )}
                  {asked === other.documentId && <Action name="Do not merge" run={() => setAsked(null)} />}
                </Flex>
              </li>
            ))}
          </ul>
          {others.count > others.leads.length && <Typography>And {others.count - others.leads.length} more.</Typography>}
        </>
      )}
    </Part>
  )
}

const doubts = {
  contact: 'Neither the address nor the phone agree.',
  names: 'The names differ: two people may have one phone or address.',
} as const satisfies Record<NonNullable<OtherLead['doubt']>, string>

const LONGEST_WORDS = 90
type Compared = Pick<OtherLead, 'person' | 'words'>

/** What makes one think so, and what does not. */
function SideBySide({ one, other }: { one: Compared; other: OtherLead }) {
  const of = ({ person, words }: Compared) => [person.name, person.email, person.phone, oneLine(words, LONGEST_WORDS)]
  const reasons = ['name', 'address', 'phone', 'message'] as const
  const theirs = of(other)
  return (
    <Comparison aria-label="This lead and the other, side by side">
      <thead>
        <tr>
          <td />
          <th scope="col">This lead</th>
          <th scope="col">The other</th>
        </tr>
      </thead>
      <tbody>
        {of(one).map((own, index) => {
          const isSame = other.same.some((reason) => reason === reasons[index])
          return (
            <tr key={reasons[index]} data-same={isSame}>
              <th scope="row">{own || theirs[index] ? `${isSame ? 'Same' : 'Other'} ${reasons[index]}` : `No ${reasons[index]}`}</th>
              <td dir="auto">{breakable(own || 'none')}</td>
              <td dir="auto">{breakable(theirs[index] || 'none')}</td>
            </tr>
          )
        })}
      </tbody>
    </Comparison>
  )
}

/** What the lead that it is part of does not say: the client may ask to be written to at this address. */
function OwnDetails({ other: { person, same } }: { other: OtherLead }) {
  const name = same.includes('name') ? null : person.name
  const email = same.includes('address') ? null : person.email
  const phone = same.includes('phone') ? null : person.phone
  if (!(name || email || phone)) return null
  const facts = [['Name', name] as const, ['Email', email] as const, ['Phone', phone] as const]
  const mail = mailLink(email)
  return (
    <>
      <FactList facts={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        {mail && (
          <LinkButton size="S" variant="tertiary" href={mail}>
            {`Write to ${email}`}
          </LinkButton>
        )}
        {email && <CopyButton what="address" text={email} />}
        {phone && <CopyButton what="number" text={phone} />}
      </Flex>
    </>
  )
}

function Line({ other: { at, subject, leadStatus } }: { other: OtherLead }) {
  return (
    <Typography textColor="neutral700" tag="p" style={{ overflowWrap: 'anywhere' }}>
      {sydneyTime(new Date(at))}: {[statusName(leadStatus), subject].filter(Boolean).join(', ')}
    </Typography>
  )
}
