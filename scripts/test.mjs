// npm test, or one suite: npm test -- cms, npm test -- e2e -g popup
import { command, explain, say, UserError } from './shared/command.mjs'
import { inWords, prepareSuites, runLanes } from './shared/runTests.mjs'
import { LANES } from './shared/suites.mjs'

const [name, ...more] = process.argv.slice(2)

await command(async () => {
  const lanes = LANES.map((lane) => lane.filter((suite) => name === undefined || suite.name === name)).filter(({ length }) => length > 0)
  const names = LANES.flat().map((suite) => suite.name)
  // Whatever happens, the last line says what came of it.
  let total = { passed: 0, failed: 1, skipped: 0 }
  try {
    if (lanes.length === 0) throw new UserError(`There is no suite “${name}”: choose from ${names.join(', ')}`)
    const { env, found } = await prepareSuites(lanes.flat())
    total = await runLanes(lanes, { env, found, alone: name !== undefined, more })
  } catch (error) {
    say(explain(error))
  }
  say(`\n${inWords(total)}`)
  return total.failed === 0 ? 0 : 1
})
