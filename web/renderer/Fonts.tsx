import instrumentSans from '../styles/fonts/instrument-sans.woff2?url'
import newsreader from '../styles/fonts/newsreader.woff2?url'

/** The same two for visitors without scripts: styles/fonts.css. */
const fonts = [
  { family: 'Newsreader', file: newsreader, weight: '400 600' },
  { family: 'Instrument Sans', file: instrumentSans, weight: '400 700' },
]

/** Above it the fonts are too late for the first paint, which waits up to 100 ms for preloaded files. */
const QUICK_RTT_MS = 150

/**
 * The fonts are `font-display: optional`: used at the first paint or only from the next page on, so nothing moves.
 * Where they can be in time they are preloaded. On a slow connection the first page does without them, and they are
 * fetched after it for the second, which is recognised by its referrer. With data saver or on 2G they are never fetched
 * (docs/decisions/0006). The text is the same on every page: the policy knows it by its hash.
 */
const script = `(()=>{const c=navigator.connection||{};if(c.saveData||/2g/.test(c.effectiveType))return;const fonts=${JSON.stringify(fonts)},fetchAs=rel=>{for(const{file:href}of fonts)document.head.append(Object.assign(document.createElement("link"),{rel,as:"font",type:"font/woff2",crossOrigin:"",href}))};if(c.rtt>${QUICK_RTT_MS}&&!document.referrer.startsWith(location.origin+"/"))return addEventListener("load",()=>requestIdleCallback(()=>fetchAs("prefetch")));fetchAs("preload");for(const{family,file,weight}of fonts)document.fonts.add(new FontFace(family,"url("+file+")",{weight,display:"optional"}))})()`

export function Fonts() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
