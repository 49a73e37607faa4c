import { expect, test } from 'vitest'
import { ADMIN, makePublisher, openLink } from './support/publisher.ts'
import { fullSnapshot } from './support/snapshot.ts'

test('the preview is open to whoever has the admin’s link, and to nobody else', async () => {
  const publisher = await makePublisher()
  const started = publisher.start()
  await started.says('Preview on')
  const { preview } = publisher
  const get = (path: string, cookie = '') => fetch(preview + path, { headers: { cookie }, redirect: 'manual' })

  publisher.want(fullSnapshot(4), 'preview')
  await publisher.ready(4, 'preview')
  expect(publisher.status('live')).toBeUndefined()

  for (const link of [
    openLink(preview, { number: 4, seconds: -1 }),
    openLink(preview, { number: 4, seconds: 3600 }),
    openLink(preview, { number: 4, secret: 'another-secret-altogether' }),
    openLink(preview, { number: 4 }).replace('n=4', 'n=5'),
    `${preview}/open`,
    `${preview}/open?n=4&exp=9999999999&sig=`,
  ])
    expect((await fetch(link, { redirect: 'manual' })).status, link).toBe(403)
  for (const path of ['/', '/version.json', '/-/words.js', '/assets/none.js', '/blogs', '//', '//['])
    expect((await get(path)).status, path).toBe(403)
  expect((await get('/', 'preview=9999999999.00')).status).toBe(403)
  expect((await fetch(preview, { method: 'POST' })).status).toBe(405)

  const opened = await fetch(openLink(preview, { number: 4 }), { redirect: 'manual' })
  expect(opened.status).toBe(303)
  const set = opened.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/HttpOnly; SameSite=Lax/)
  const cookie = set.split(';')[0] ?? ''

  const page = await get('/', cookie)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Preview: only you see this page')
  expect(html).toContain('We read no drafts this week.')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(
    /<h1(?: [^>]*)?>(?:(?!<\/h1>).)*data-place="pages\/home\.ts#hero\.heading"|<h1 [^>]*data-place="pages\/home\.ts#hero\.heading"/s,
  )
  expect(html).not.toMatch(/[\uE000-\uF0FF]/)
  // What the owner writes in a field leads to that field.
  expect(html).toMatch(/<a [^>]*href="tel:[+\d]+"[^>]*data-place="owner\/details#phone"/)
  expect(html).toMatch(/data-place="owner\/announcement#text/)
  expect((await get('/no-such-page', cookie)).status).toBe(404)
  const change = { place: 'pages/home.ts#hero.heading', was: 'We help.', now: 'We <b>help</b>.' }
  const check = (headers: Record<string, string>) =>
    fetch(`${preview}/-/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(change),
    })
  expect((await check({})).status).toBe(403)
  expect(await (await check({ cookie })).json()).toContainEqual(expect.stringContaining('Take out the HTML'))
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  for (const path of ['/', '/pricing', '/no-such-page', script, '/version.json']) {
    const { headers } = await get(path, cookie)
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('x-robots-tag'), path).toContain('noindex')
    expect(headers.get('content-security-policy'), path).toContain(`frame-ancestors ${ADMIN}`)
  }
})

test('over https the cookie is for this host alone', async () => {
  const publisher = await makePublisher()
  await publisher.start({ env: { PREVIEW_ORIGIN: 'https://preview.skills.test' } }).says('Preview on')
  const opened = await fetch(openLink(publisher.preview), { redirect: 'manual' })
  expect(opened.headers.get('set-cookie')).toMatch(/^__Host-preview=.*; Path=\/; .*Secure/)
})

test('without a secret there is no preview', async () => {
  const publisher = await makePublisher()
  await publisher.start({ env: { PREVIEW_SECRET: '' } }).says('no preview can be opened')
  await expect(fetch(openLink(publisher.preview))).rejects.toThrow()
})

test('a preview that breaks a rule says why, and the next one opens', async () => {
  const publisher = await makePublisher()
  await publisher.start().says('Preview on')
  publisher.want({ ...fullSnapshot(4), format: 99 }, 'preview')
  expect(await publisher.outcome(4, 'preview')).toMatchObject({
    state: 'failed',
    failure: { sentence: expect.stringContaining('older than the inbox') },
  })
  publisher.want(fullSnapshot(5), 'preview')
  await publisher.ready(5, 'preview')
})

test('a link for a day shows its own drafts, and nothing once it is revoked', async () => {
  const publisher = await makePublisher()
  await publisher.start().says('Preview on')
  const { preview } = publisher
  const link = publisher.makeDayLink(fullSnapshot(6))
  publisher.want(fullSnapshot(7, { announcement: null }), 'preview')
  await publisher.outcome(7, 'preview')
  const get = (path: string, cookie = '', headers = {}) => fetch(preview + path, { headers: { cookie, ...headers }, redirect: 'manual' })

  const opened = await get(`/day/${link.token}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const cookie = opened.headers.getSetCookie().map((set) => set.split(';')[0])[0] ?? ''
  expect(opened.headers.get('set-cookie')).toMatch(/^day=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/)
  const page = await get('/', cookie)
  const html = await page.text()
  expect(html).toContain('We read no drafts this week.')
  expect(html).toContain('this is not the public site')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/data-place|\/-\/words\.js|[\uE000-\uF0FF]/)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect((await get('/no-such-page', cookie)).status).toBe(404)

  for (const path of ['/-/words.js', '/-/place?place=pages/home.ts%23title']) expect((await get(path, cookie)).status, path).toBe(404)
  expect(
    (await fetch(`${preview}/-/check`, { method: 'POST', headers: { cookie, 'Content-Type': 'application/json' }, body: '{}' })).status,
  ).toBe(403)
  expect(
    (
      await get(
        '/',
        cookie.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      )
    ).status,
  ).toBe(403)
  const other = publisher.makeDayLink(fullSnapshot(8), -1)
  expect((await get(`/day/${other.token}`)).status).toBe(403)

  link.revoke()
  expect((await get('/', cookie)).status).toBe(403)
  expect((await get(`/day/${link.token}`)).status).toBe(403)
})

test('who tries links that do not exist has to wait, and nobody else', async () => {
  const publisher = await makePublisher()
  await publisher.start().says('Preview on')
  const link = publisher.makeDayLink(fullSnapshot(6))
  const open = (token: string, client: string) =>
    fetch(`${publisher.preview}/day/${token}`, { headers: { 'X-Forwarded-For': `198.51.100.1, ${client}` }, redirect: 'manual' })
  for (let tried = 0; tried < 20; tried += 1) expect((await open('guessed', '203.0.113.7')).status).toBe(403)
  expect((await open(link.token, '203.0.113.7')).status).toBe(429)
  expect((await open(link.token, '203.0.113.8')).status).toBe(303)
})
