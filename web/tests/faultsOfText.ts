type Scroller = { box: Element; across: boolean; down: boolean }

/**
 * Runs in the page. Names each text of `root` that is cut off, out of the window for good, or under something.
 * @param shortened a selector of what ends in “…” on purpose, and is whole elsewhere
 */
export function faultsOfText(root: Element, shortened = 'none'): string[] {
  const NOT_READ = 'script, style, template, noscript, title, desc, option, textarea, [inert]'
  const faults = new Set<string>()
  const before = { left: scrollX, top: scrollY }
  const scrolled = new Map<Element, number>()
  const hidden = new Map<Element, boolean>()
  const scrollers = new Map<Element, Scroller[]>()
  // What lets the pointer through can hide a text as well.
  const pressable = new CSSStyleSheet()
  pressable.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(pressable)

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const owner = text.parentElement
    if (owner === null || !text.textContent?.trim() || owner.closest(`${NOT_READ}, ${shortened}`) || !isShown(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = owner instanceof SVGElement ? 1 : range.getClientRects().length
    for (let line = 0; line < lines; line += 1) {
      const boxOf = () => (owner instanceof SVGElement ? owner.getBoundingClientRect() : range.getClientRects()[line])
      const fault = faultOfLine(owner, boxOf)
      if (fault !== undefined) faults.add(`“${text.textContent.trim().slice(0, 50)}” ${fault}`)
    }
  }
  for (const field of root.querySelectorAll('input, select')) {
    const words = wordsOf(field)
    if (words !== '' && isShown(field) && !field.closest(shortened) && widthOf(words, field) > roomIn(field))
      faults.add(`“${words.slice(0, 50)}” is wider than its field`)
  }
  for (const panel of [root, ...root.querySelectorAll('*')]) {
    const fault = faultOfSticking(panel)
    if (fault !== undefined) faults.add(fault)
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pressable)
  for (const [box, top] of scrolled) box.scrollTop = top
  scrollTo({ ...before, behavior: 'instant' })
  return [...faults]

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isHiddenOnPurpose(element)
  }

  /** What is there for a screen reader alone. */
  function isHiddenOnPurpose(element: Element | null): boolean {
    if (element === null) return false
    const known = hidden.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const { clip, clipPath, overflowX, display } = getComputedStyle(element)
    const isTiny = width <= 1 && height <= 1 && overflowX !== 'visible' && display !== 'contents'
    const isClipped = clipPath === 'inset(50%)' || clipPath === 'inset(100%)' || clip === 'rect(0px, 0px, 0px, 0px)'
    const isHidden = isTiny || isClipped || isHiddenOnPurpose(element.parentElement)
    hidden.set(element, isHidden)
    return isHidden
  }

  /** None where the line can be read whole as the page is scrolled, or in one of three places of the window: what floats over the page is scrolled away from. */
  function faultOfLine(owner: Element, boxOf: () => DOMRect | undefined): string | undefined {
    let fault: string | undefined
    for (const place of [null, 0.5, 0.3, 0.7]) {
      if (place !== null) bringIntoView(owner, boxOf, place)
      const box = boxOf()
      const space = spaceOf(owner)
      if (box === undefined || box.width <= space || box.height < 2) return undefined
      const points = owner instanceof SVGGraphicsElement ? pointsOfDrawn(owner) : pointsOf(box, space)
      fault = points.map(([x, y]) => faultAt(owner, x, y)).find((found) => found !== undefined)
      if (fault === undefined) return undefined
    }
    return fault
  }

  function bringIntoView(owner: Element, boxOf: () => DOMRect | undefined, place: number): void {
    for (const { box, across, down } of scrollersOf(owner)) {
      const line = boxOf()
      if (line === undefined) return
      const view = box.getBoundingClientRect()
      if (down) {
        if (!scrolled.has(box)) scrolled.set(box, box.scrollTop)
        box.scrollTop += line.top - view.top - (box.clientHeight - line.height) * place
      }
      if (across && (line.left < view.left || line.right > view.left + box.clientWidth))
        box.scrollLeft += line.left - view.left - Math.max(0, (box.clientWidth - line.width) / 2)
    }
    const line = boxOf()
    if (line !== undefined) scrollBy({ top: line.top - (innerHeight - line.height) * place, behavior: 'instant' })
  }

  /** The boxes around it that scroll, its own first. */
  function scrollersOf(element: Element | null): Scroller[] {
    if (element === null || element === document.documentElement) return []
    const known = scrollers.get(element)
    if (known !== undefined) return known
    const { overflowX, overflowY } = getComputedStyle(element)
    const own = { box: element, across: /auto|scroll/.test(overflowX), down: /auto|scroll/.test(overflowY) }
    const around = scrollersOf(element.parentElement)
    const all = own.across || own.down ? [own, ...around] : around
    scrollers.set(element, all)
    return all
  }

  /** Of no interest at the end of a line: where spaces are kept, the last one hangs over the edge, with a box of its own. */
  function spaceOf(owner: Element): number {
    const { whiteSpace, fontSize } = getComputedStyle(owner)
    return whiteSpace.startsWith('pre') ? Number.parseFloat(fontSize) / 2 : 2
  }

  function pointsOf({ left, right, top, bottom, width, height }: DOMRect, space: number): (readonly [number, number])[] {
    const across = [left + Math.min(2, width / 2), left + width / 2, right - Math.min(space, width / 2)]
    return across.flatMap((x) => [[x, top + height / 4] as const, [x, bottom - height / 4] as const])
  }

  /** A drawn text may be turned. */
  function pointsOfDrawn(text: SVGGraphicsElement): (readonly [number, number])[] {
    const matrix = text.getScreenCTM()
    if (matrix === null) return []
    const { x, y, width, height } = text.getBBox()
    return [0.1, 0.5, 0.9].map((share) => {
      const point = new DOMPoint(x + width * share, y + height / 2).matrixTransform(matrix)
      return [point.x, point.y] as const
    })
  }

  function faultAt(owner: Element, x: number, y: number): string | undefined {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'is out of the window'
    // Asked first, because it stops at the uppermost: the whole stack takes twice as long.
    if (owner.contains(document.elementFromPoint(x, y))) return undefined
    const stack = document.elementsFromPoint(x, y)
    const place = stack.findIndex((element) => owner.contains(element))
    if (place === -1) return `is cut off by ${nameOf(cutterOf(owner, x, y))}`
    const cover = stack.slice(0, place).find((element) => !element.contains(owner) && paints(element, x, y))
    return cover && `is under ${nameOf(cover)}`
  }

  function cutterOf(owner: Element, x: number, y: number): Element {
    for (let box: Element | null = owner; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !isIn(box.getBoundingClientRect(), x, y)) return box
    }
    return owner
  }

  function nameOf({ outerHTML }: Element): string {
    return outerHTML.slice(0, 80)
  }

  function paints(element: Element, x: number, y: number): boolean {
    if (!element.checkVisibility({ opacityProperty: true })) return false
    const { fill, fillOpacity } = getComputedStyle(element)
    if (element instanceof SVGElement)
      return element instanceof SVGGeometryElement && fill !== 'none' && isOpaque(fill) && Number(fillOpacity) > 0.5
    const isInBox = [...element.getClientRects()].some((box) => isIn(box, x, y))
    // What is pressed outside of its box is pressed by its pseudo-element, such as a larger place for a finger.
    const layers = isInBox ? [null, '::before', '::after'] : ['::before', '::after']
    if (layers.some((layer) => hasGround(getComputedStyle(element, layer)))) return true
    if (isInBox && element.matches('img, video, canvas, iframe')) return true
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isOver(node, x, y))
  }

  function hasGround({ backgroundColor, backgroundImage, content }: CSSStyleDeclaration): boolean {
    return content !== 'none' && (isOpaque(backgroundColor) || backgroundImage !== 'none')
  }

  function isOpaque(colour: string): boolean {
    const [, alpha = '1'] = /(?:rgba\(.*,|\/) ?([\d.]+)\)$/.exec(colour) ?? []
    return Number(alpha) > 0.5
  }

  function isOver(text: Node, x: number, y: number): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].some((box) => isIn(box, x, y))
  }

  function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
    return x > left && x < right && y > top && y < bottom
  }

  function wordsOf(field: Element): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
    return field instanceof HTMLInputElement && field.value === '' ? field.placeholder : ''
  }

  function widthOf(words: string, field: Element): number {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return 0
    const { font, letterSpacing } = getComputedStyle(field)
    Object.assign(pen, { font, letterSpacing })
    return pen.measureText(words).width
  }

  function roomIn(field: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
  }

  /** A panel that stays in place while the page scrolls shows no more of itself than fits. */
  function faultOfSticking(panel: Element): string | undefined {
    const { position, top, overflowY } = getComputedStyle(panel)
    if (position !== 'sticky' || top === 'auto' || /auto|scroll/.test(overflowY) || !isShown(panel)) return undefined
    const { height } = panel.getBoundingClientRect()
    const room = innerHeight - Number.parseFloat(top)
    if (height <= room || height >= (panel.parentElement?.clientHeight ?? 0) - 1) return undefined
    return `${nameOf(panel)} stays in place and is ${Math.round(height)} px tall, in a window with room for ${Math.round(room)}`
  }
}
