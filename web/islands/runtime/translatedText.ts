/**
 * A browser that translates replaces text by `font` elements, and React then throws when it removes or moves a text that is
 * no longer where it put it: https://github.com/facebook/react/issues/11538. The rule against it is that a text that changes
 * is alone in its element; this is only the net.
 */
export function guardTranslatedText(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    translationOf(child, this)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, made: Child, before: Node | null): Child {
    const place = before === null || before.parentNode === this ? before : (translationOf(before, this) ?? null)
    return insertBefore.call(this, made, place) as Child
  }
}

/** The `font` that has a text in it, where the translation kept the text: it may also have thrown it away. */
function translationOf(text: Node, parent: Node): ChildNode | undefined {
  let child = text
  while (child.parentNode && child.parentNode !== parent) child = child.parentNode
  return child.parentNode === parent ? (child as ChildNode) : undefined
}
