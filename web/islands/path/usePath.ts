import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { pageTitle } from '#domain/fitText.ts'
import { nodeAt, readFragment, toFragment } from '#domain/path/address.ts'
import { answersAt } from '#domain/path/card.ts'
import { pathChanged } from '../whenShown.ts'
import type { QuestionsProps } from './pathProps.ts'

type Path = { node: string; answers: string[] | undefined; code: string }

/** Where the visitor is: as the page was printed, with no answers in its links, then as its address says. An answer changes the address in place. */
export function usePath({ node, questions, words }: QuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const [path, setPath] = useState<Path>({ node, answers: undefined, code: '' })

  /** Back and a reload need the answers in the address. After `hashchange`, so after the jump, which keeps its focus. */
  const nameAnswers = useEffectEvent(() => {
    const fragment = toFragment({ answers: path.answers ?? [], code: path.code })
    if (fragment !== '' && leadsIntoPage() && nodeAt(location.pathname) === path.node) history.replaceState(null, '', fragment)
  })

  useEffect(() => {
    const read = (): Path => {
      const given = readFragment(location.hash)
      const here = nodeAt(location.pathname)
      return { node: here, answers: answersAt(questions, here, given), code: given?.code ?? '' }
    }
    const followAddress = () => {
      if (!(nodeAt(location.pathname) in questions)) return location.reload()
      setPath((before) => {
        const now = read()
        moved.current = before.node !== now.node
        // A link into the page, such as to its main part, leaves the answers as they are.
        return !moved.current && leadsIntoPage() ? before : now
      })
    }
    setPath(read())
    addEventListener('popstate', followAddress)
    addEventListener('hashchange', nameAnswers)
    return () => {
      removeEventListener('popstate', followAddress)
      removeEventListener('hashchange', nameAnswers)
    }
  }, [questions])

  // Before the question is painted: what scrolls after that moves the answers from under a finger.
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    document.title = pageTitle(questions[path.node]?.question ?? words.name, words.titleSuffixes)
    showHeading(heading.current)
    pathChanged()
  }, [path.node, questions, words])

  /** Another question is shown here; anything else, and a link opened elsewhere, is left to the browser. */
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const { href, pathname, hash } = event.currentTarget
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere || !(nodeAt(pathname) in questions)) return
    event.preventDefault()
    history.pushState(null, '', href)
    moved.current = true
    const given = readFragment(hash)
    setPath({ node: nodeAt(pathname), answers: answersAt(questions, nodeAt(pathname), given), code: given?.code ?? '' })
  }

  return { ...path, heading, follow }
}

function leadsIntoPage(): boolean {
  return location.hash !== '' && readFragment(location.hash) === undefined
}

/** A screen reader reads the new question; a phone shows it with its answers. */
function showHeading(heading: HTMLHeadingElement | null): void {
  if (heading === null) return
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top < 80 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start', behavior: 'instant' })
}
