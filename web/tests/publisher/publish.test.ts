import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pricedSlugs } from '../../../cms/src/contract/services.ts'
import { detailsFields } from '../../../cms/src/ownersContent/siteDetails.ts'
import { makePublisher, RELEASE } from './support/publisher.ts'
import { article, dayFromNow, fullSnapshot } from './support/snapshot.ts'

const text = (html: string) => parse(html).querySelector('body')?.textContent.replace(/\s+/g, ' ') ?? ''

test('everything the owner writes is on the site, which goes on answering meanwhile', async () => {
  const publisher = await makePublisher()
  const site = await publisher.serve()
  publisher.start()
  expect(await (await fetch(`${site}/version.json`)).json()).toEqual({ number: 0 })
  const oldScript = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(site)).text())?.[1]

  publisher.want(fullSnapshot(7))
  expect(await publisher.outcome(7)).toMatchObject({ state: 'ready', seconds: expect.any(Number) })
  expect(await (await fetch(`${site}/version.json`)).json()).toEqual({ number: 7 })
  expect((await fetch(site + oldScript)).status).toBe(200)

  const home = await (await fetch(site)).text()
  expect(text(home)).toContain('+61 2 5550 1234')
  expect(parse(home).querySelector('aside[aria-label="Announcement"]')?.textContent).toContain('We read no drafts this week.')
  expect(home).not.toContain('instagram.com')
  expect(text(await (await fetch(`${site}/services/cdr-writing`)).text())).toMatch(/From AUD 1,450, GST included/)
  const cdrWriting = parse(publisher.page('services/cdr-writing'))
  const service = text(cdrWriting.outerHTML)
  // Its other words: components/service/Offer.test.tsx.
  expect(service).toContain('We answer within one working day, and tell you')
  expect(service).toContain('From AUD 1,450, GST included. With Engineers Australia’s fee: from AUD 2,550.')
  expect(cdrWriting.querySelector('main dl a[href="https://register.test/asha"]')?.text).toBe('Asha R.')
  const questions = cdrWriting.querySelectorAll('details.folded-line')
  const added = questions.filter(({ text }) => text.includes('May I send drafts by phone?'))
  expect(added.map((each) => each.querySelector('a')?.getAttribute('href'))).toEqual(['/pricing'])
  expect(service).not.toContain('Is this for another page?')
  expect(text(publisher.page('meet-our-agent'))).toContain('A. Person')
  expect(text(publisher.page('company-policy'))).toContain('18 months')

  expect(service).toContain('They asked what I could not answer. R. T., civil engineer, Nepal, September 2026')

  const reviews = publisher.page('reviews')
  expect(text(reviews)).toContain('They asked what I could not answer.')
  expect(text(reviews)).not.toMatch(/none yet|None so far|no reviews to count|still to come/)
  expect(text(reviews).indexOf('They asked what')).toBeLessThan(text(reviews).indexOf('The rules'))
  expect(reviews).not.toMatch(/"@type":"(Review|AggregateRating)"/)
  expect(parse(reviews).querySelector('a[href="https://reviews.test/1"]')?.text).toContain('See the original')

  const page = publisher.page(`blogs/${article.slug}`)
  expect(parse(page).querySelector('caption')?.textContent).toBe('Table 1 Entries and what they support')
  expect(parse(page).querySelectorAll('#post-sources li').length).toBe(2)
  expect(text(page)).toContain('copy of ')
  expect(page).toContain('"@type":"BlogPosting"')
  const image = /property="og:image" content="[^"]*(\/share\/\w+\.png)"/.exec(page)?.[1] ?? ''
  expect(existsSync(join(publisher.folders.versions, 'live', 'client', image))).toBe(true)
  // The search on this page reads the list: islands/guides.
  expect(parse(publisher.page('blogs')).querySelector(`main li a[href="/blogs/${article.slug}"]`)?.textContent).toContain(article.title)
  for (const file of ['rss.xml', 'sitemap.xml']) expect(publisher.file(`client/${file}`)).toContain(`/blogs/${article.slug}`)
  expect(publisher.pages()?.paths).toContain(`/blogs/${article.slug}`)
  expect(publisher.pages()?.guides.map(({ slug }) => slug)).not.toContain(article.slug)
})

test('a fee that the owner read is the one on every page: no file names the amount we read before', async () => {
  const publisher = await makePublisher()
  publisher.start()
  publisher.want(fullSnapshot(1, { announcement: null }))
  await publisher.ready(1)
  const client = join(publisher.folders.versions, 'live', 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|xml|txt|json|csv)$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  // Nor has any a mark of the previews (content/textMarks.ts).
  expect(files.filter((file) => /[\uE000-\uF0FF]|data-place=|words\.js/.test(readFileSync(join(client, file), 'utf8')))).toEqual([])
  expect(files.filter((file) => /1,?034\.00|AUD[\s\u00a0]1,034|\b1,034\b/.test(readFileSync(join(client, file), 'utf8')))).toEqual([])
  for (const path of ['find-your-path/engineers-australia/cdr-another-occupation', 'blogs/how-long-does-a-cdr-take'])
    expect(text(publisher.page(path))).toMatch(/CDR assessment, as of \d+ \w+ \d{4}\s*1,100\.00/)
})

test('as much as the admin takes is published: no budget of ours stops the owner', async () => {
  const publisher = await makePublisher()
  publisher.start()
  let texts = 0
  const longest = (length: number) => {
    texts += 1
    return `${texts} ${'words of the owner '.repeat(length)}`.slice(0, length).trim()
  }
  const discipline = longest(50)
  const { details, prices, reviews } = fullSnapshot(3)
  if (!details) throw new Error('The snapshot has no site details')
  const own = {
    ...details,
    location: longest(60),
    hostingCountry: longest(60),
    replyTime: longest(60),
    payment: longest(60),
    instagram: 'https://www.instagram.com/skills',
    youtube: 'https://www.youtube.com/@skills',
    agent: { name: longest(80), marn: '1234567' },
    readers: Array.from({ length: 12 }, (_, index) => ({ name: longest(50), discipline: `${index} ${discipline}`, years: 60 })),
  }
  publisher.want(
    fullSnapshot(3, {
      details: own,
      prices: pricedSlugs.flatMap((service) =>
        prices.map((price) => ({ ...price, service, includes: longest(80), takes: longest(80), excludes: longest(300) })),
      ),
      // Stored when the table let it be changed. A question's address has the country's name.
      texts: [{ place: 'accords.ts#1.country', was: 'China', now: 'People’s Republic of China' }],
      reviews: [
        ...reviews,
        ...Array.from({ length: 40 }, () => reviews.map((review) => ({ ...review, words: longest(1500), country: longest(60) }))).flat(),
      ],
    }),
  )
  await publisher.ready(3)
  expect(text(publisher.page('pricing'))).toContain(`60 years in 2 ${discipline}`)

  const client = join(publisher.folders.versions, 'live', 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const html = files.map((file) => readFileSync(join(client, file), 'utf8').replaceAll('\u00a0', ' ')).join('\n')
  // Each digit of the agent's number is in a box of its own.
  const site = `${html}\n${html.replace(/<[^>]+>/g, '')}`
  const written = Object.entries<{ type: string; at?: string }>(detailsFields)
    .filter(([, { type }]) => type !== 'component' && type !== 'json')
    .map(([name, { at = name }]) => ({ name, value: at.split('.').reduce<unknown>((from, key) => Object(from)[key], own) }))
  // A number is shown in the address of WhatsApp without its spaces.
  const isShown = (value: unknown) =>
    typeof value === 'string' && (site.includes(value) || (/^\+[\d ]+$/.test(value) && site.includes(value.replace(/\D/g, ''))))
  const hidden = written.filter(({ value }) => !isShown(value)).map(({ name }) => name)
  expect(hidden, 'Fields of the site details that are not filled in here, or that no page shows').toEqual([])
})

test('a later version changes what the owner changed, and takes the other pages from the version before', async () => {
  const publisher = await makePublisher()
  publisher.start({ env: { SITE_PRECOMPRESS: 'yes' } })
  publisher.want(fullSnapshot(1, { announcement: null }))
  await publisher.outcome(1)
  const date = (path: string) => statSync(join(publisher.folders.versions, 'live', 'client', path)).mtimeMs
  const before = { terms: date('terms.html'), compressed: date('terms.html.br'), reviews: date('reviews.html') }
  const over = { text: 'It is over.', from: dayFromNow(-5), until: dayFromNow(-1) }
  const own = { ...article, slug: 'how-long-does-a-cdr-take', title: 'How long a report takes us' }
  publisher.want(fullSnapshot(2, { announcement: over, reviews: [], articles: [own] }))
  await publisher.ready(2)
  expect({ terms: date('terms.html'), compressed: date('terms.html.br') }).toEqual({ terms: before.terms, compressed: before.compressed })
  expect(date('reviews.html')).toBeGreaterThan(before.reviews)
  expect(publisher.page('index')).not.toContain('It is over.')
  // It takes the place of one of the repository.
  expect(parse(publisher.page('blogs/how-long-does-a-cdr-take')).querySelector('h1')?.textContent).toBe('How long a report takes us')
})

test('no text of the owner’s can run in a browser, whatever it is', async () => {
  const publisher = await makePublisher()
  publisher.start()
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>" onmouseover="alert(1) {{7*7}} </title></style><!--'
  const letters = '🎉 خبرة هندسية ‮evil‬ \u0007'
  const body = `${'A sentence of words that says nothing much at all. '.repeat(8)}\n\n${evil}\n\n## ${letters}\n\n[x](javascript:alert(1)) [y](data:text/html,z) ![z](https://evil.example/z.png) <https://evil.example/" onclick="alert(1)>\n\n## ${letters}\n\n| ${evil} | B |\n| --- | --- |\n| ${letters} | [x](vbscript:x) |`
  const { details } = fullSnapshot(1)
  publisher.want(
    fullSnapshot(1, {
      articles: [
        {
          ...article,
          title: `${evil.slice(0, 60)}`,
          summary: [evil, letters],
          body,
          description: `${evil} ${'words '.repeat(5)}`.slice(0, 150),
        },
      ],
      details: details && {
        ...details,
        payment: '[now](https://evil.example) **all**',
        replyTime: evil.slice(0, 50),
        readers: [{ name: evil.slice(0, 50), discipline: letters, years: 3 }],
      },
      reviews: [{ words: `${evil} ${letters}`, name: evil.slice(0, 50), authority: 'Engineers Australia', month: '2026-09' }],
      announcement: { text: evil.slice(0, 150), from: dayFromNow(0), until: dayFromNow(1) },
    }),
  )
  await publisher.ready(1)
  const shown = readFileSync(join(RELEASE, 'client', 'blogs', 'do-i-need-a-cdr.html'), 'utf8')
  const scripts = (html: string) =>
    parse(html)
      .querySelectorAll('script:not([type="application/ld+json"])')
      .map(({ outerHTML }) => outerHTML)
  const client = join(publisher.folders.versions, 'live', 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const html = files.map((file) => readFileSync(join(client, file), 'utf8')).filter((page) => page.includes('alert(1)'))
  expect(html.length, 'pages with a text of the owner').toBeGreaterThan(5)
  for (const page of html.map((each) => parse(each))) {
    const attributes = page.querySelectorAll('*').flatMap((element) => Object.entries(element.attributes))
    expect(attributes.filter(([name]) => /^on/i.test(name))).toEqual([])
    expect(
      attributes.filter(([name, value]) => /^(href|src|action)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
    ).toEqual([])
    expect(page.querySelectorAll('img[src="x"], iframe, main script:not([type]), footer script:not([type])').length).toBe(0)
    for (const data of page.querySelectorAll('script[type="application/ld+json"]')) expect(data.rawText).not.toContain('<')
  }
  expect(text(publisher.page('index'))).toContain('a written quote: [now](https://evil.example) **all**.')
  expect(publisher.page('index')).not.toContain('href="https://evil.example')
  expect(scripts(publisher.page(`blogs/${article.slug}`))).toEqual(scripts(shown))
  expect(publisher.file('serving/headers.caddy')).toBe(readFileSync(join(RELEASE, 'serving', 'headers.caddy'), 'utf8'))
  const headings = parse(publisher.page(`blogs/${article.slug}`)).querySelectorAll('article .prose h2[id]')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
})
