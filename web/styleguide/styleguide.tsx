import '../styles/site.css'
import { StrictMode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type Example, type Examples, printInto } from '#islands/runtime/examples.ts'
import { mount } from '#islands/runtime/mount.tsx'

type Module = { examples: Examples<object> }

const modules = import.meta.glob<Module>('../islands/*/*.examples.tsx', { eager: true })

/** Every named state of every part, printed and run as on a page: at the window's width, and at 320 px. */
function Styleguide() {
  return (
    <main className="wrap">
      <h1>Parts</h1>
      {Object.entries(modules).map(([file, { examples }]) => (
        <section key={file}>
          <h2>{file.replace('../islands/', '').replace('.examples.tsx', '')}</h2>
          {Object.entries(examples.states).map(([name, example]) => (
            <section key={name}>
              <h3>{name}</h3>
              <State part={examples.part} example={example} />
              <details>
                <summary>320 px</summary>
                <div style={{ width: '320px', containerType: 'inline-size' }}>
                  <State part={examples.part} example={example} />
                </div>
              </details>
            </section>
          ))}
        </section>
      ))}
    </main>
  )
}

let count = 0

function State({ part, example }: { part: Examples<object>['part']; example: Example<object> }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null || element.childNodes.length > 0) return
    count += 1
    printInto(element, part, example.props, `state${count}`)
    void mount(element, part, () => {}).then(() => example.act?.(element))
  }, [part, example])
  return <div ref={place} />
}

const root = document.getElementById('styleguide')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Styleguide />
    </StrictMode>,
  )
