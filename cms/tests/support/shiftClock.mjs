// Loaded into an inbox before it starts: its clock differs from this machine's by CLOCK_SHIFT_MS, or by what its test says later.
let shift = Number(process.env['CLOCK_SHIFT_MS'])
process.on('message', ({ shiftMs = shift, rejection }) => {
  shift = shiftMs
  // A promise that nothing awaits.
  if (rejection) Promise.reject(new Error(rejection))
  process.send?.('done')
})
process.channel?.unref()

// Kept here, because a polyfill assigns Date.now to itself.
const realNow = Date.now
const now = () => realNow() + shift

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
