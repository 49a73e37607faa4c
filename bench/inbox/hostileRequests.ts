import { NASTY_TEXTS, UNKNOWN_KEYS, WRONG_TYPES } from './hostileValues.ts'

type Random = () => number
/** `mayBeCut`: the server may close the connection instead of answering. */
export type Hostile = { kind: string; path: string; method: string; headers: Record<string, string>; body: Buffer; mayBeCut: boolean }

/** Mulberry32: the same numbers for the same seed. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const INTAKE = '/api/form-datas'
const FIELDS = ['fullName', 'email', 'phone', 'subject', 'queries']

const KINDS: readonly [kind: string, make: (random: Random) => Partial<Hostile> & { body: Buffer }][] = [
  ['nasty text in a field', (random) => asJson({ data: { ...base(random), [one(FIELDS, random)]: one(NASTY_TEXTS, random) } })],
  ['nasty text in every field', (random) => asJson({ data: Object.fromEntries(FIELDS.map((name) => [name, one(NASTY_TEXTS, random)])) })],
  ['wrong type in a field', (random) => asJson({ data: { ...base(random), [one(FIELDS, random)]: one(WRONG_TYPES, random) } })],
  [
    'unknown key',
    (random) => text(`{"data":{"email":"a@b",${JSON.stringify(one(UNKNOWN_KEYS, random))}:${JSON.stringify(one(WRONG_TYPES, random))}}}`),
  ],
  [
    'unknown key beside',
    (random) => text(`{"data":{"email":"a@b"},${JSON.stringify(one(UNKNOWN_KEYS, random))}:${JSON.stringify(one(WRONG_TYPES, random))}}`),
  ],
  ['wrong body', (random) => asJson(one([...WRONG_TYPES, 'text', { data: null }, { data: [] }, { data: 'x' }, [{ data: {} }]], random))],
  ['deep nesting', (random) => text(`${'{"data":'.repeat(int(4000, random))}[`)],
  [
    'deep arrays',
    (random) => {
      const depth = int(15_000, random)
      return text(`{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    },
  ],
  ['many keys', (random) => asJson({ data: Object.fromEntries(Array.from({ length: int(2500, random) }, (_, key) => [`k${key}`, 1])) })],
  ['keys twice', (random) => text(`{"data":{"email":"a@b","email":${JSON.stringify(one(WRONG_TYPES, random))}}}`)],
  ['large numbers', (random) => text(`{"data":{"phone":${'9'.repeat(int(20_000, random) + 1)}}}`)],
  [
    'cut JSON',
    (random) => {
      const whole = JSON.stringify({ data: base(random) })
      return text(whole.slice(0, int(whole.length, random)))
    },
  ],
  [
    'flipped bytes',
    (random) => {
      const { body } = asJson({ data: base(random) })
      for (let i = 0; i < 5; i += 1) body[int(body.length, random)] = int(256, random)
      return { body }
    },
  ],
  ['random bytes', (random) => ({ body: Buffer.from(Array.from({ length: int(2000, random) }, () => int(256, random))) })],
  [
    'bad UTF-8',
    (random) => ({
      body: Buffer.concat([
        Buffer.from('{"data":{"email":"a@b","queries":"'),
        Buffer.from([0xc3, 0x28, 0xf0, 0x9f, 0xff, int(256, random)]),
        Buffer.from('"}}'),
      ]),
    }),
  ],
  [
    'too large',
    (random) => ({ ...asJson({ data: { ...base(random), queries: 'x'.repeat(32_768 + int(300_000, random)) } }), mayBeCut: true }),
  ],
  [
    'wrong content type',
    (random) => ({
      ...asJson({ data: base(random) }),
      headers: {
        'Content-Type': one(
          [
            'text/plain',
            'text/xml',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-7',
            'application/json, text/html',
            '*/*',
            ';',
            'application/vnd.api+json',
          ],
          random,
        ),
      },
    }),
  ],
  [
    'wrong encoding',
    (random) => ({
      ...asJson({ data: base(random) }),
      headers: { ...JSON_TYPE, 'Content-Encoding': one(['gzip', 'br', 'deflate', 'zip', 'identity, gzip'], random) },
    }),
  ],
  [
    'odd headers',
    (random) => ({
      ...asJson({ data: base(random) }),
      headers: {
        ...JSON_TYPE,
        [one(
          [
            'X-Forwarded-For',
            'X-HTTP-Method-Override',
            'X-Forwarded-Host',
            'Origin',
            'Cookie',
            'Authorization',
            'Accept',
            'Range',
            'If-Match',
          ],
          random,
        )]: one(['127.0.0.1', 'DELETE', 'null', '::1, ::1, ::1', 'Bearer x', 'a=b; c', 'bytes=0-1', `${'x'.repeat(3000)}`, '%'], random),
      },
    }),
  ],
  [
    'odd address',
    (random) => ({
      ...asJson({ data: base(random) }),
      path: `${INTAKE}${one(['?locale=fr', '?populate=*', '?filters[$and][0][a][$gt]=1', '?status=draft', '?a[b][c][d][e][f]=1', '/', '/1', '/%00', '/..%2f', '//', '?%', '?__proto__[x]=1', ';x=1', '/%ff'], random)}`,
    }),
  ],
  [
    'odd method',
    (random) => ({ ...asJson({ data: base(random) }), method: one(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'], random) }),
  ],
  [
    'sign-in',
    (random) => ({
      ...asJson({ email: one([...NASTY_TEXTS, ...WRONG_TYPES], random), password: one([...NASTY_TEXTS, ...WRONG_TYPES], random) }),
      path: '/admin/login',
    }),
  ],
]

export function hostileRequest(random: Random): Hostile {
  const [kind, make] = one(KINDS, random)
  return { kind, path: INTAKE, method: 'POST', headers: JSON_TYPE, mayBeCut: false, ...make(random) }
}

function base(random: Random): Record<string, unknown> {
  return {
    fullName: 'Asha Gurung',
    email: `fuzz-${int(1e9, random)}@example.com`,
    phone: '+61491570006',
    subject: 'Fuzz',
    queries: 'text',
  }
}

function asJson(value: unknown): { body: Buffer } {
  return text(JSON.stringify(value) ?? '')
}

function text(value: string): { body: Buffer } {
  return { body: Buffer.from(value) }
}

function int(below: number, random: Random): number {
  return Math.floor(random() * below)
}

function one<Item>(items: readonly Item[], random: Random): Item {
  const item = items[int(items.length, random)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
