import { useCallback, useState } from 'react'

/**
 * What is typed and not sent yet, kept in this tab until it is: after a reload, a new sign-in, another lead in
 * between, or a lead that was erased meanwhile.
 */
export function useKeptText(key: string, initial = ''): [text: string, setText: (text: string) => void, forget: () => void] {
  const name = `lead-text ${key}`
  const [typed, setTyped] = useState<{ name: string; text: string | null }>({ name, text: null })
  const own = typed.name === name ? typed.text : null
  const setText = useCallback(
    (text: string) => {
      window.sessionStorage.setItem(name, text)
      setTyped({ name, text })
    },
    [name],
  )
  const forget = useCallback(() => {
    window.sessionStorage.removeItem(name)
    setTyped({ name, text: null })
  }, [name])
  return [own ?? window.sessionStorage.getItem(name) ?? initial, setText, forget]
}

/** One for each thing that is sent: a second try after no answer is known by it. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
