// @ts-check

/**
 * @typedef {() => number} Random
 * @typedef {{ kind: string, path: string, method: string, headers: Record<string, string>, body: Buffer, mayBeCut: boolean }} Hostile
 */

/** Mulberry32: the same numbers for the same seed. @param {number} seed @returns {Random} */
export function makeRandom(seed) {
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

const NASTY = [
  "'; drop table form_datas; --",
  '" or 1=1 --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\ufeff',
  '\uffff',
  '\u{10ffff}',
  'a\u0300'.repeat(500),
  '🧑🏽‍🚀'.repeat(200),
  'ﷺ'.repeat(1000),
  'İI'.repeat(100),
  'ſs',
  '\r\nBcc: x@example.com',
  '%00%n%s%d',
  '\\u0000\\x00',
  '9'.repeat(400),
  '@',
  'a@b',
  `${'a'.repeat(5000)}@b`,
  '+',
  '+'.repeat(32),
  ' '.repeat(20_000),
  '\t\n\r\v\f',
  'x'.repeat(5000),
  'x'.repeat(5001),
  '工'.repeat(5000),
  'http://'.repeat(500),
  '['.repeat(3000),
  '<a href='.repeat(400),
  `${' '.repeat(4000)}x`,
  `<a ${' '.repeat(4900)}`,
  `${'a '.repeat(2400)}href`,
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'true',
]
/** @type {unknown[]} */
const VALUES = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -0,
  [],
  {},
  [[]],
  ['a@b'],
  { $ne: null },
  { $gt: '' },
  { toString: 'x' },
  { length: 1e9 },
  { connect: [1] },
  { id: 1 },
]
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'documentId',
  'locale',
  'status',
  'createdBy',
  'publishedAt',
  'fingerprint',
  'leadStatus',
  'populate',
  '$where',
  '',
  ' ',
  '\u0000',
  'x'.repeat(10_000),
]

/** @type {[string, (random: Random) => Partial<Hostile> & { body: Buffer }][]} */
const KINDS = [
  ['nasty text in a field', (random) => asJson({ data: { ...base(random), [one(FIELDS, random)]: one(NASTY, random) } })],
  ['nasty text in every field', (random) => asJson({ data: Object.fromEntries(FIELDS.map((name) => [name, one(NASTY, random)])) })],
  ['wrong type in a field', (random) => asJson({ data: { ...base(random), [one(FIELDS, random)]: one(VALUES, random) } })],
  ['unknown key', (random) => text(`{"data":{"email":"a@b",${JSON.stringify(one(KEYS, random))}:${JSON.stringify(one(VALUES, random))}}}`)],
  [
    'unknown key beside',
    (random) => text(`{"data":{"email":"a@b"},${JSON.stringify(one(KEYS, random))}:${JSON.stringify(one(VALUES, random))}}`),
  ],
  ['wrong body', (random) => asJson(one([...VALUES, 'text', { data: null }, { data: [] }, { data: 'x' }, [{ data: {} }]], random))],
  ['deep nesting', (random) => text('{"data":'.repeat(int(4000, random)) + '[')],
  [
    'deep arrays',
    (random) => {
      const depth = int(15_000, random)
      return text(`{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    },
  ],
  ['many keys', (random) => asJson({ data: Object.fromEntries(Array.from({ length: int(2500, random) }, (_, key) => [`k${key}`, 1])) })],
  ['keys twice', (random) => text(`{"data":{"email":"a@b","email":${JSON.stringify(one(VALUES, random))}}}`)],
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
      ...asJson({ email: one([...NASTY, ...VALUES], random), password: one([...NASTY, ...VALUES], random) }),
      path: '/admin/login',
    }),
  ],
]

/** @param {Random} random @returns {Hostile} */
export function hostileRequest(random) {
  const [kind, make] = KINDS[int(KINDS.length, random)] ?? ['', () => text('')]
  return { kind, path: INTAKE, method: 'POST', headers: JSON_TYPE, mayBeCut: false, ...make(random) }
}

/** @param {Random} random */
const base = (random) => ({
  fullName: 'Asha Gurung',
  email: `fuzz-${int(1e9, random)}@example.com`,
  phone: '+61491570006',
  subject: 'Fuzz',
  queries: 'text',
})
/** @param {unknown} value */
const asJson = (value) => text(JSON.stringify(value) ?? '')
/** @param {string} value */
const text = (value) => ({ body: Buffer.from(value) })
/** @param {number} below @param {Random} random */
const int = (below, random) => Math.floor(random() * below)
/** @template Item @param {readonly Item[]} items @param {Random} random @returns {Item} */
const one = (items, random) => /** @type {Item} */ (items[int(items.length, random)])
