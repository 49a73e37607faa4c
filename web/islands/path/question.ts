import { readFragment, toFragment } from '#domain/path/route.ts'

/** `data-answers` has the answers of the only way to the question. Where several ways lead to it, the address alone knows them. */
export function start(card: HTMLElement): void {
  const given = readFragment(location.hash)
  const printed = card.dataset.answers
  const answers = printed === undefined ? given?.answers : printed.split('.').filter(Boolean)
  if (answers === undefined) return
  const code = given?.code ?? ''
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-answer]')) {
    link.hash = toFragment({ answers: [...answers, link.dataset.answer ?? ''], code })
  }
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-step]')) {
    link.hash = toFragment({ answers: answers.slice(0, Number(link.dataset.step)), code })
  }
}
