/** After the page has loaded and the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: 3000 }) : setTimeout(callback, 200))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
