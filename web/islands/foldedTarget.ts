/**
 * Opens what the address leads into. Chrome opens a closed `<details>` around the target by itself since 97, Firefox and
 * Safari much later: docs/browsers.md.
 */
export function startFoldedTarget(): void {
  addEventListener('hashchange', openTarget)
  openTarget()
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!target || !folded) return
  folded.open = true
  target.scrollIntoView()
}
