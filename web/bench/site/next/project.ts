import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Node } from 'node-html-parser'
import { type BuiltPage, stylesOf } from '../builtSite.ts'
import { WEB_DIR } from '../folders.ts'
import { toElements } from './elements.ts'

/** Next runs on Node 20.9 and newer; React as we use it. */
export const NEXT_VERSION = '16.4.6'
const REACT_VERSION = '19.3.1'

/** Writes the App Router project: header and footer in the layout, each page a server component, forms on the client. */
export function writeProject(dir: string, pages: readonly BuiltPage[], clientDir: string): void {
  const [home] = pages.filter(({ path }) => path === '/')
  if (home === undefined) throw new Error('The built site has no home page')
  for (const part of ['app', 'components', 'fonts']) rmSync(join(dir, part), { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  write(
    'package.json',
    JSON.stringify({ private: true, dependencies: { next: NEXT_VERSION, react: REACT_VERSION, 'react-dom': REACT_VERSION } }),
  )
  write('next.config.mjs', `export default { output: 'export', turbopack: { root: import.meta.dirname } }\n`)
  write('components/LiveForm.jsx', LIVE_FORM)
  write('components/Shell.jsx', SHELL)
  write('app/site.css', allStyles(pages, clientDir))
  mkdirSync(join(dir, 'fonts'))
  for (const font of ['newsreader.woff2', 'instrument-sans.woff2'])
    copyFileSync(join(WEB_DIR, 'styles', 'fonts', font), join(dir, 'fonts', font))
  write('app/layout.jsx', layout(home))
  for (const page of pages) write(join('app', page.path, 'page.jsx'), pageSource(page))
}

const IMPORTS = (depth: number) =>
  `import { createElement as h, Fragment } from 'react'\nimport Link from 'next/link'\nimport { LiveForm } from '${'../'.repeat(depth)}components/LiveForm.jsx'\n`

function pageSource({ path, document }: BuiltPage): string {
  const main = document.querySelector('body > main')
  const depth = path === '/' ? 1 : path.split('/').length
  const metadata = {
    title: document.querySelector('title')?.text,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
  }
  return `${IMPORTS(depth)}export const metadata = ${JSON.stringify(metadata)}\nexport default function Page() {\n  return h(Fragment, null, ${toElements(main?.childNodes ?? [])})\n}\n`
}

function layout({ document }: BuiltPage): string {
  const body = document.querySelector('body')?.childNodes ?? []
  const main = body.findIndex((node: Node) => 'tagName' in node && node.tagName === 'MAIN')
  return `${IMPORTS(1)}import localFont from 'next/font/local'
import { Shell } from '../components/Shell.jsx'
import './site.css'
const serif = localFont({ src: '../fonts/newsreader.woff2', weight: '400 600', variable: '--next-serif' })
const sans = localFont({ src: '../fonts/instrument-sans.woff2', weight: '400 700', variable: '--next-sans' })
export default function Layout({ children }) {
  return h('html', { lang: 'en-AU', className: serif.variable + ' ' + sans.variable, suppressHydrationWarning: true }, h('body', null,
    ${toElements(body.slice(0, main))},
    h('main', { id: 'content', tabIndex: -1 }, children),
    ${toElements(body.slice(main + 1))},
    h(Shell)))
}
`
}

function allStyles(pages: readonly BuiltPage[], clientDir: string): string {
  const sheets = new Set(pages.map((page) => stylesOf(page, clientDir)))
  const longest = [...sheets].sort((a, b) => b.length - a.length)[0] ?? ''
  const withoutOurFonts = longest.replace(/@font-face\s*{[^}]*url\([^}]*}/g, '')
  return `${withoutOurFonts}\n:root{--serif:var(--next-serif),serif;--sans:var(--next-sans),sans-serif}\n`
}

/** As little as a form in React can be: what is typed is state, and what is missing is said. */
const LIVE_FORM = `'use client'
import { useState } from 'react'
export function LiveForm(props) {
  const [values, setValues] = useState({})
  const [missing, setMissing] = useState([])
  return (
    <form {...props}
      onInput={({ target }) => setValues((before) => ({ ...before, [target.name]: target.value }))}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(['fullName', 'email'].filter((name) => !values[name]))
      }}
      data-missing={missing.join(' ') || undefined}
    />
  )
}
`

/** The header's scroll state, as ours keeps it. */
const SHELL = `'use client'
import { useEffect } from 'react'
export function Shell() {
  useEffect(() => {
    const update = () => {
      document.documentElement.toggleAttribute('data-scrolled', scrollY > 50)
      document.documentElement.toggleAttribute('data-far', scrollY > 300)
    }
    addEventListener('scroll', update, { passive: true })
    update()
    return () => removeEventListener('scroll', update)
  }, [])
  return null
}
`
