export type Point = { x: number; y: number }
export type Box = { left: number; right: number; top: number; bottom: number }

/** True while the pointer travels inside the triangle from where it left the button to the panel's upper corners. */
export function headsForPanel(from: Point, pointer: Point, panel: Box): boolean {
  if (pointer.y < from.y - 2) return false
  if (pointer.y >= panel.top) return pointer.x >= panel.left && pointer.x <= panel.right && pointer.y <= panel.bottom
  return inTriangle(pointer, { x: from.x, y: from.y - 4 }, { x: panel.left, y: panel.top }, { x: panel.right, y: panel.top })
}

function inTriangle(p: Point, a: Point, b: Point, c: Point): boolean {
  const side = (u: Point, v: Point) => (p.x - v.x) * (u.y - v.y) - (u.x - v.x) * (p.y - v.y)
  const sides = [side(a, b), side(b, c), side(c, a)]
  return !(sides.some((value) => value < 0) && sides.some((value) => value > 0))
}
