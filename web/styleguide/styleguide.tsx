import '../styles/site.css'
import { StrictMode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type Example, type Examples, printInto } from '#islands/runtime/examples.ts'
import { mount } from '#islands/runtime/mount.tsx'

type Module = { examples: Examples<object> }

type Part = { name: string; states: Examples<object>['states'] }

const partLoaders = new Map(
  Object.entries(import.meta.glob<Module>('../islands/*/*.examples.tsx')).map(([file, load]) => [
    file.replace('../islands/', '').replace('.examples.tsx', ''),
    load,
  ]),
)

const everyPart = () => Promise.all(Array.from(partLoaders, async ([name, load]) => ({ name, states: (await load()).examples.states })))

/**
 * Every named state of every part, each in a window of its own: the parts of one page share what is chosen and typed.
 * `?part=points/PointsCalculator&state=empty` is one of them alone.
 */
function Styleguide({ parts }: { parts: Part[] }) {
  return (
    <main className="wrap">
      <h1>Parts</h1>
      {parts.map((part) => (
        <section key={part.name}>
          <h2>{part.name}</h2>
          {Object.keys(part.states).map((state) => {
            const address = `?${new URLSearchParams({ part: part.name, state })}`
            return (
              <section key={state}>
                <h3>
                  <a href={address}>{state}</a>
                </h3>
                {[1024, 320].map((width) => (
                  <Frame key={width} address={address} title={`${part.name}, ${state}, ${width} px`} width={width} />
                ))}
              </section>
            )
          })}
        </section>
      ))}
    </main>
  )
}

function Frame({ address, title, width }: { address: string; title: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const grow = () => {
    const shown = frame.current?.contentDocument?.documentElement
    if (!shown) return
    new ResizeObserver(() => {
      if (frame.current) frame.current.style.height = `${shown.offsetHeight}px`
    }).observe(shown)
  }
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      loading="lazy"
      onLoad={grow}
      style={{ width, height: 600, maxWidth: '100%', border: '1px solid' }}
    />
  )
}

function State({ part, example }: { part: Examples<object>['part']; example: Example<object> }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null || element.childNodes.length > 0) return
    printInto(element, part, example.props, 'state')
    void mount(element, part, () => {})
      .then(() => example.act?.(element))
      .then(() => element.setAttribute('data-acted', ''))
  }, [part, example])
  return <div ref={place} />
}

/** The frames of a page share its storage, so a state would begin with what another has kept. */
function giveOwnStorage() {
  for (const name of ['sessionStorage', 'localStorage']) {
    const kept = new Map<string, string>()
    const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    }
    Object.defineProperty(window, name, { value: storage })
  }
}

/** A state loads the modules of its own part alone: those of all parts are 320 requests, in each of the windows. */
async function shown() {
  const asked = new URLSearchParams(location.search)
  const examples = (await partLoaders.get(asked.get('part') ?? '')?.())?.examples
  const example = examples?.states[asked.get('state') ?? '']
  if (!examples || !example) return <Styleguide parts={await everyPart()} />
  giveOwnStorage()
  return <State part={examples.part} example={example} />
}

const root = document.getElementById('styleguide')
if (root) createRoot(root).render(<StrictMode>{await shown()}</StrictMode>)
