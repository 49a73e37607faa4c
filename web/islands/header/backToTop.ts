export function startBackToTop(): void {
  document.getElementById('back-to-top')?.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    // The button vanishes at the top, so the keyboard goes to the first stop of the page.
    document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
  })
}
