import { Box, Flex, Textarea, TextInput } from '@strapi/design-system'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { KeptView, OwnSettings } from '../../leads/leadApi.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { useDesk } from './desk.tsx'
import { Action, Bar } from './parts.tsx'

type Changed = { signature: string } | { keep: KeptView } | { remove: string }
type Own = OwnSettings & { save: (changed: Changed, done: string) => Promise<boolean> }
const OwnContext = createContext<Own>({ signature: '', views: [], save: async () => false })

export const useOwnSettings = () => useContext(OwnContext)

/** Inside the desk, which says what was refused. */
export function OwnSettingsProvider({ children }: { children: ReactNode }) {
  const { post, say } = useDesk()
  const fetched = useFetched<OwnSettings>('/leads/own-settings')
  const [saved, setSaved] = useState<OwnSettings | null>(null)
  const own = useMemo((): Own => {
    const known = saved ?? fetched.data ?? { signature: '', views: [] }
    const save: Own['save'] = async (changed, done) => {
      const kept = await post<OwnSettings>('/leads/own-settings', changed, 'Not kept.')
      if (!kept) return false
      setSaved(kept)
      say({ words: done })
      return true
    }
    return { ...known, save }
  }, [saved, fetched.data, post, say])
  return <OwnContext.Provider value={own}>{children}</OwnContext.Provider>
}

/** Below the answer, in each mail that is begun from now on. */
export function Signature() {
  const { signature, save } = useOwnSettings()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => setText(signature), [signature])
  if (!isOpen)
    return <Action name={signature ? 'Change your signature' : 'Write your signature'} run={() => setOpen(true)} variant="ghost" />
  const keep = async () => (await save({ signature: text }, 'Your next answers end with it.')) && setOpen(false)
  return (
    <Box width="100%">
      <Textarea aria-label="Your signature" autoFocus maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
      <Flex gap={2} paddingTop={2}>
        <Action name="Save the signature" run={keep} variant="secondary" />
        <Action name="Cancel" run={() => setOpen(false)} variant="ghost" />
      </Flex>
    </Box>
  )
}

type ViewsProps = { search: URLSearchParams; open: (query: string) => void }

/** What the filters show, under a name of one's own. The words of a search may name someone who is erased later: they are not kept. */
export function KeptViews({ search, open }: ViewsProps) {
  const { views, save } = useOwnSettings()
  const [name, setName] = useState<string | null>(null)
  const query = new URLSearchParams([...search].filter(([key]) => !['limit', 'q'].includes(key))).toString()
  const isFiltered = [...search.keys()].some((key) => !['view', 'limit', 'order', 'q'].includes(key))
  const known = views.find((view) => view.query === query)
  const keep = async () => {
    const kept: KeptView = { name: name?.trim() ?? '', query }
    const without = search.has('q') ? ', without the words of your search' : ''
    if (await save({ keep: kept }, `The view “${kept.name}” is kept${without}.`)) setName(null)
  }
  if (views.length === 0 && !isFiltered) return null
  return (
    <Bar style={{ paddingTop: 0 }} role="group" aria-label="Your views">
      {views.map((view) => (
        <Action key={view.name} name={view.name} run={() => open(view.query)} variant={view === known ? 'secondary' : 'tertiary'} />
      ))}
      {known && <Action name={`Remove “${known.name}”`} run={() => save({ remove: known.name }, 'The view is removed.')} variant="ghost" />}
      {isFiltered && !known && name === null && <Action name="Keep as a view" run={() => setName('')} variant="ghost" />}
      {name !== null && (
        <Flex gap={2}>
          <TextInput
            size="S"
            autoFocus
            aria-label="Name of the view"
            placeholder="Name of the view"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && name.trim() && keep()}
          />
          <Action name="Keep" run={keep} disabled={!name.trim()} variant="secondary" />
          <Action name="Cancel" run={() => setName(null)} variant="ghost" />
        </Flex>
      )}
    </Bar>
  )
}
