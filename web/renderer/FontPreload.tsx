import instrumentSans from '../styles/fonts/instrument-sans.woff2?url'
import newsreader from '../styles/fonts/newsreader.woff2?url'

/** Above it the fonts come too late for the first paint, which waits up to 100 ms for what is preloaded. */
const QUICK_RTT_MS = 150

/**
 * The fonts are `font-display: optional`: there at the first paint or not before the next page, so nothing moves.
 * A browser paints with them at once only if they are preloaded, which is worth it on a quick connection
 * (docs/decisions/0006). The text is the same on every page: the policy knows it by its hash.
 */
const script = `(()=>{const c=navigator.connection;if(c&&(c.saveData||c.rtt>${QUICK_RTT_MS}))return;for(const href of ${JSON.stringify([newsreader, instrumentSans])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))})()`

export function FontPreload() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
