import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, openEnquiry, sendEnquiry, test } from './fixtures.ts'
import { CMS_URL, CROSS_ORIGIN_PORT, SITE_URL } from './support/addresses.ts'
import { leadsFrom } from './support/leads.ts'

test.use({ expectedErrors: /blocked by CORS policy/ })

test('a form built for a CMS on another origin stores its lead there, preflight included', async ({ page, address }) => {
  const site = await serveBuiltFor(CMS_URL, CROSS_ORIGIN_PORT)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendEnquiry(await openEnquiry(page, `${site.url}/services/cdr-writing`), address, 'From another origin')
  expect((await sent).url()).toBe(`${CMS_URL}/api/form-datas`)
  expect(leadsFrom(address)).toMatchObject([{ queries: 'From another origin' }])
  site.close()
})

/**
 * The site as a build with that CMS_URL has it: its address in the forms' data and in the policy.
 * A real server, because Chromium lets no intercepted page call this machine.
 */
async function serveBuiltFor(cmsUrl: string, port: number): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${SITE_URL}${request.url}`, { headers: { Connection: 'close' } })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    const policy = answer.headers.get('content-security-policy') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Security-Policy': policy.replace("connect-src 'self'", `connect-src 'self' ${cmsUrl}`),
    })
    response.end(type.startsWith('text/html') ? body.toString().replaceAll(endpoint(''), endpoint(cmsUrl)) : body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** As it appears in the HTML, among an island's other data. */
function endpoint(url: string): string {
  return `&quot;endpoint&quot;:&quot;${url}&quot;`
}
