import { useDesk } from './desk.tsx'
import { Action } from './parts.tsx'

export function CopyButton({ what, text }: { what: string; text: string }) {
  const { say } = useDesk()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say({ words: `The ${what} is copied.` }),
      () => say({ words: `The browser did not copy it. Select the ${what} and copy it yourself.`, isBad: true }),
    )
  return <Action name={`Copy ${what}`} run={copy} />
}
