import { useFetched } from '../shared/useFetched.ts'
import { Choice } from './parts.tsx'

const NO_ONE = 'no one'

type Props = { label: string; owner: string | null; choose: (owner: string | null) => void }

/** From the names of those who may read leads; whoever has left keeps the leads they have. */
export function OwnerChoice({ label, owner, choose }: Props) {
  const team = useFetched<string[]>('/leads/team')
  const names = [...new Set([...(team.state === 'ready' ? team.data : []), ...(owner ? [owner] : [])])]
  return (
    <Choice
      label={label}
      value={owner ?? NO_ONE}
      values={[{ value: NO_ONE, name: 'No one' }, ...names.map((name) => ({ value: name, name }))]}
      choose={(name) => choose(name === NO_ONE ? null : name)}
    />
  )
}
