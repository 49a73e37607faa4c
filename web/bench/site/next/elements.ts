import { type HTMLElement, type Node, NodeType, TextNode } from 'node-html-parser'

const BOOLEANS = new Set([
  'hidden',
  'disabled',
  'required',
  'checked',
  'selected',
  'multiple',
  'readonly',
  'open',
  'novalidate',
  'inert',
  'download',
])
const RENAMED: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  enterkeyhint: 'enterKeyHint',
  checked: 'defaultChecked',
  viewbox: 'viewBox',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
  'text-anchor': 'textAnchor',
}
/** What only our own scripts read. */
const OURS = new Set(['data-props', 'data-island', 'data-island-id', 'data-defer'])

/** HTML as calls that make React elements: links with next/link, forms as the client component a form has to be. */
export function toElements(nodes: readonly Node[]): string {
  return nodes.map(toElement).filter(Boolean).join(',')
}

function toElement(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node instanceof TextNode && node.text !== '' ? JSON.stringify(node.text) : ''
  if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
  const element = node as HTMLElement
  const tag = element.tagName.toLowerCase()
  if (tag === 'script' && element.getAttribute('type') !== 'application/ld+json') return ''
  const props = propsOf(element, tag)
  if (['script', 'style', 'noscript'].includes(tag)) {
    return `h(${JSON.stringify(tag)},${JSON.stringify({ ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } })})`
  }
  const children = tag === 'textarea' ? '' : toElements(element.childNodes)
  return `h(${componentOf(tag, props)},${JSON.stringify(props)}${children === '' ? '' : `,${children}`})`
}

function componentOf(tag: string, { href, download }: Record<string, unknown>): string {
  if (tag === 'form') return 'LiveForm'
  const isPage = typeof href === 'string' && href.startsWith('/') && !/\.\w+$/.test(href) && download === undefined
  return tag === 'a' && isPage ? 'Link' : JSON.stringify(tag)
}

function propsOf(element: HTMLElement, tag: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [written, value] of Object.entries(element.attributes)) {
    const name = written.toLowerCase()
    if (OURS.has(name)) continue
    if (name === 'style') props.style = styleOf(value)
    else if (name === 'selected') continue
    else if (name === 'value' && tag === 'input') props.defaultValue = value
    else props[RENAMED[name] ?? (name.includes('-') ? name : written)] = BOOLEANS.has(name) ? true : value
  }
  const selected = tag === 'select' ? element.querySelector('option[selected]') : null
  if (selected) props.defaultValue = selected.getAttribute('value')
  return props
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    const key = name.trim()
    return key === ''
      ? []
      : [[key.startsWith('--') ? key : key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value.join(':').trim()]]
  })
  return Object.fromEntries(declarations)
}
