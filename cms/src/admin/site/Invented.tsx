import type { GoLiveState } from '../../ownersContent/goLive.ts'
import { Notice } from './parts.tsx'

/** On Home, Site and Words, for as long as visitors see what nobody has told the site. */
export function Invented({ state: { invented }, isShort = false }: { state: GoLiveState; isShort?: boolean }) {
  if (invented.length === 0) return null
  const count = invented.length === 1 ? 'One invented detail is' : `${invented.length} invented details are`
  return (
    <Notice tone="danger">
      {count} on the site{isShort ? '' : `: ${inWords(invented)}`}.
    </Notice>
  )
}

/** A setting of the server has a name that only its line in the list explains. */
function inWords(invented: GoLiveState['invented']): string {
  const own = invented.filter(({ name }) => !/^[A-Z_]+$/.test(name))
  const others = invented.length - own.length
  const ofServer = others === 1 ? 'a setting of the server' : `${others} settings of the server`
  return [...own.map(({ detail }) => detail), ...(others > 0 ? [ofServer] : [])].join(', ')
}
