// @ts-check
import { createServer } from 'node:net'
import { Stop } from './report.mjs'

// A server on one address does not always stop another from taking the port on a different one.
const HOSTS = ['127.0.0.1', '0.0.0.0', '::1', '::']

/** @param {import('./settings.mjs').Settings} settings */
export async function requireFreePorts({ sitePort, cmsPort }) {
  if (sitePort === cmsPort) {
    throw new Stop(`The site and the CMS cannot share port ${sitePort}: choose another with PORT=… or CMS_PORT=…`)
  }
  await requireFree(sitePort, 'the site', 'PORT')
  await requireFree(cmsPort, 'the CMS', 'CMS_PORT')
}

/**
 * @param {number} port
 * @param {string} owner
 * @param {string} variable
 */
async function requireFree(port, owner, variable) {
  for (const host of HOSTS) {
    const refusal = await refusalOf(port, host)
    if (refusal === 'EADDRINUSE') {
      throw new Stop(`Port ${port}, wanted for ${owner}, is taken: end what uses it, or choose another with ${variable}=${port + 1}`)
    }
    if (refusal === 'EACCES') {
      throw new Stop(`Port ${port} is not open to you: choose one above 1023, for example ${variable}=${port + 8000}`)
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function refusalOf(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () => server.close(() => resolve(undefined)))
  })
}
