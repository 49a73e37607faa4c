import { SetupError } from './SetupError.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const SHORTEST_SECRET = 16
const DEFAULT_LOOKING = /tobemodified|change[-_]?me|example|placeholder|password|default/i

export function optional(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

export function readSecret(env: Environment, name: string): string {
  return checkSecret(name, optional(env, name))
}

export function readSecrets(env: Environment, name: string): string[] {
  const values = optional(env, name)?.split(',') ?? [undefined]
  return values.map((value) => checkSecret(name, value?.trim()))
}

function checkSecret(name: string, value: string | undefined): string {
  const cure = 'Run "npm run env" in cms/ to write random secrets to cms/.env.'
  if (!value) throw new SetupError(`${name} is missing. ${cure}`)
  const guessable = value.length < SHORTEST_SECRET || new Set(value).size < 6
  if (guessable || DEFAULT_LOOKING.test(value)) {
    throw new SetupError(`${name} can be guessed. Remove it from cms/.env. ${cure}`)
  }
  return value
}

export function readPort(env: Environment, name: string, fallback: number): number {
  const value = optional(env, name) ?? String(fallback)
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new SetupError(`${name} is "${value}". Set it to a whole number from 1 to 65535.`)
  }
  return port
}

export function readHost(env: Environment, name: string, fallback: string): string {
  const value = optional(env, name) ?? fallback
  if (!/^[A-Za-z0-9.:-]+$/.test(value)) {
    throw new SetupError(`${name} is "${value}". Set it to a host name or an IP address.`)
  }
  return value
}

export function readOrigins(env: Environment, name: string, fallback: string): string[] {
  const values = (optional(env, name) ?? fallback).split(',').map((value) => value.trim())
  for (const value of values) {
    if (!isOrigin(value)) {
      throw new SetupError(
        `${name} holds "${value}". List origins such as https://www.example.com, ` +
          'separated by commas, without a path or a slash at the end.',
      )
    }
  }
  return values
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.origin === value
}

export function readChoice<Choice extends string>(env: Environment, name: string, choices: readonly Choice[], fallback: Choice): Choice {
  const value = optional(env, name) ?? fallback
  const choice = choices.find((known) => known === value)
  if (!choice) throw new SetupError(`${name} is "${value}". Set it to ${choices.join(', ')}.`)
  return choice
}
