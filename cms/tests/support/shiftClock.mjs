// Loaded into an inbox before it starts: its clock differs from this machine's by CLOCK_SHIFT_MS, or by what its test says later.
let shift = Number(process.env['CLOCK_SHIFT_MS'])
let passed = 0
process.on('message', ({ shiftMs = shift, passMs = 0, rejection, code }) => {
  shift = shiftMs + passMs
  passed += passMs
  // A promise that nothing awaits.
  if (rejection) Promise.reject(Object.assign(new Error(rejection), code ? { code } : {}))
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

// Setting a clock changes it not, time that passes does.
const realTick = performance.now.bind(performance)
performance.now = () => realTick() + passed
