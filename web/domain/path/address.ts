/** The first question. */
export const START = 'work'

const ROOT = '/find-your-path'

/** `/find-your-path/engineers-australia` */
export function pathAddress(node: string): string {
  return node === START ? ROOT : `${ROOT}/${node}`
}

export function nodeAt(pathname: string): string {
  const node = pathname.replace(/\/$/, '').slice(ROOT.length + 1)
  return node === '' ? START : node
}

export type Given = { answers: readonly string[]; code: string }

/** The answers as a fragment, which browsers send to nobody: `#answers=engineering.four-years&code=233211`. */
export function toFragment({ answers, code }: Given): string {
  const parts = [answers.length > 0 && `answers=${answers.join('.')}`, code && `code=${code}`].filter(Boolean)
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

/** Undefined where the fragment names neither answers nor a code. It may have been cut or made up: the table decides what it is worth. */
export function readFragment(fragment: string): Given | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const answers = parameters.get('answers')
  const code = /^\d{6}$/.exec(parameters.get('code') ?? '')?.[0] ?? ''
  if (answers === null && code === '') return undefined
  return { answers: answers?.split('.') ?? [], code }
}
