// npm test: each part once. npm run test:all: everything. One suite, whole: npm test -- cms, npm test -- e2e popup
import { command } from './shared/command.mjs'
import { inWords, runSuites, touchedSuites } from './shared/runTests.mjs'
import { LANES } from './shared/suites.mjs'
import { explain, say, UserError } from './shared/terminal.mjs'

const args = process.argv.slice(2)
const everything = args[0] === '--all'
const [name, ...more] = everything ? args.slice(1) : args
const all = everything || name !== undefined

await command(async () => {
  const suites = LANES.flat().filter((suite) => (name ? suite.name === name : suite.runs === 'always' || (all && suite.runs === 'full')))
  // Whatever happens, the last line says what came of it.
  let total = { passed: 0, failed: 1, skipped: 0 }
  try {
    const names = LANES.flat().map((suite) => suite.name)
    if (suites.length === 0) throw new UserError(`There is no suite “${name}”: choose from ${names.join(', ')}`)
    total = await runSuites(suites, { all, alone: name !== undefined, more })
    const others = touchedSuites().filter((suite) => !suites.includes(suite))
    if (others.length > 0) say(`\nWhat you changed is also tested by: ${others.map((suite) => `npm test -- ${suite.name}`).join(', ')}`)
  } catch (error) {
    say(explain(error))
  }
  say(`\n${inWords(total)}`)
  return total.failed === 0 ? 0 : 1
})
