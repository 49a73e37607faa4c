import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WEB_DIR } from '../e2e/support/addresses.ts'
import { ask, sendLead } from './support/ask.ts'

const { data: enquiry } = JSON.parse(readFileSync(join(WEB_DIR, '..', 'cms', 'tests', 'fixtures', 'enquiry.json'), 'utf8'))

test('no other part of the API is open', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers } = await ask('/api/form-datas', { method })
    expect([method, status, headers.allow]).toEqual([method, 405, 'POST'])
  }
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    for (const path of [
      '/api/form-datas/1',
      '/api/form-datas/',
      '/api/users',
      '/api',
      '/api/',
      '/api/auth/local',
      '/api/upload',
      '/graphql',
      '/_health',
      '/uploads/x',
      '/content-type-builder/schema',
    ]) {
      expect([404, 405, 301], `${method} ${path}`).toContain((await ask(path, { method })).status)
    }
  }
})

test('no path through the admin reaches the leads', async () => {
  for (const path of [
    '/admin/../api/form-datas',
    '/admin/..%2fapi/form-datas',
    '/admin/%2e%2e/api/form-datas',
    '//api/form-datas',
    '/api//form-datas',
    '/content-manager/../api/form-datas?x',
  ]) {
    const { status, body } = await ask(path)
    expect([path, body.toString()]).toEqual([path, expect.not.stringMatching(/"email"|"documentId"/)])
    expect([404, 405, 200], path).toContain(status)
  }
  expect((await ask('/content-manager/collection-types/api::form-data.form-data')).status).toBe(401)
})

test('what is open to everybody leads to nothing else, however its path is written', async () => {
  for (const path of ['/admin/init/../../healthz', '/admin/init/%2e%2e/%2e%2e/healthz', '/content-manager/x/..%2f..%2fhealthz']) {
    expect([path, (await ask(path)).body.toString()]).toEqual([path, '{"ready":true}'])
  }
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await ask('/admin/login/..%2f..%2fapi/form-datas', options)).status).toBe(400)
})

test('a body that does not say its size is refused', async () => {
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
  expect((await ask('/api/form-datas', { method: 'POST', headers, body: JSON.stringify({ data: enquiry }) })).status).toBe(411)
})

test('a body too large is refused', async () => {
  for (const length of [50_000, 300_000]) {
    const { status } = await sendLead({ ...enquiry, queries: 'x'.repeat(length) })
    expect([length, status]).toEqual([length, 413])
  }
})
