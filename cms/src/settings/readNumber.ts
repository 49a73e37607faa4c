import { type Environment, optional } from './readVariables.ts'
import { SetupError } from './SetupError.ts'

type Range = { min: number; max: number }

export function readNumber(env: Environment, name: string, fallback: number, { min, max }: Range): number {
  const value = optional(env, name) ?? String(fallback)
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new SetupError(`${name} is "${value}". Set it to a whole number from ${min} to ${max}.`)
  }
  return number
}
