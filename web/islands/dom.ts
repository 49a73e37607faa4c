/** What a component has printed for its script, whose type both name. */
export function printed<Props>(json: string | undefined): Props {
  return JSON.parse(json ?? '') as Props
}

/** A part that the page prints for its script. Throws where it is missing, so that the visitor is told that the tool did not start. */
export function part<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (found === null) throw new Error(`The page has no ${selector}`)
  return found
}

export function parts<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}

/** A copy of a template's first element, with texts in the parts that have their name as a `data-` attribute. */
export function fromTemplate(template: HTMLElement, texts: Readonly<Record<string, string>>): HTMLElement {
  if (!(template instanceof HTMLTemplateElement)) throw new Error('The page has an element in place of a template')
  const copy = document.importNode(template.content, true)
  for (const [name, text] of Object.entries(texts)) part(copy, `[data-${name}]`).textContent = text
  return part(copy, '*')
}

type Properties<Element> = { [Key in keyof Element]?: Element[Key] | undefined }

export type Content = Node | string | false | undefined

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]>,
  ...children: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children.filter((child) => child !== false && child !== undefined))
  return made
}

/** Leaves a text that stays the same alone: a live region would be announced again. */
export function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text
}
