import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** How one entry of the environment is read: what is wrong with it is one sentence, and nothing is guessed. */

export type Env = Readonly<Record<string, string | undefined>>
export type Say = (sentence: string) => void

export const text = (env: Env, name: string) => env[name]?.trim() || undefined

export function oneOf<const Value extends string>(
  env: Env,
  name: string,
  values: readonly Value[],
  otherwise: Value,
  say: Say,
): Value {
  const given = text(env, name)
  if (given === undefined) return otherwise
  const known = values.find((value) => value === given)
  if (known === undefined) say(`${name} is "${given}"; it must be one of ${values.join(', ')}.`)
  return known ?? otherwise
}

export function portOf(env: Env, say: Say): number {
  const given = text(env, 'PORT') ?? '5180'
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
  if (port <= 65535) return port
  say(`PORT is "${given}"; it must be a whole number from 0 to 65535.`)
  return 0
}

/** @param most the largest that it may be, all nines @param what a whole number of what, for the sentence */
function wholeOf(env: Env, name: string, otherwise: number, most: number, what: string, say: Say): number {
  const given = text(env, name) ?? String(otherwise)
  const number = /^\d+$/.test(given) ? Number(given) : 0
  if (number > 0 && number <= most) return number
  say(`${name} is "${given}"; it must be a whole number${what} from 1 to ${most}.`)
  return 0
}

export const millisecondsOf = (env: Env, name: string, otherwise: number, say: Say): number =>
  wholeOf(env, name, otherwise, 99_999, ' of ms', say)

export const countOf = (env: Env, name: string, otherwise: number, say: Say, most = 9_999_999): number =>
  wholeOf(env, name, otherwise, most, '', say)

/** The value itself never stands in the sentence: it may hold a password. */
export function urlOf(env: Env, name: string, protocols: readonly string[], say: Say): string | undefined {
  const given = text(env, name)
  if (given === undefined) return undefined
  if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
  say(`${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
  return undefined
}

export function folderOf(env: Env, name: string, otherwise: string, root: string, say: Say): string {
  const given = text(env, name)
  if (given === undefined) return otherwise
  const folder = resolve(root, given)
  if (!existsSync(folder)) say(`${name} is "${given}", but there is no such folder.`)
  return folder
}

/** An origin, with a prefix or without, and no slash at its end. */
export function baseOf(env: Env, name: string, say: Say, protocols: readonly string[] = ['http:', 'https:']): string {
  const given = urlOf(env, name, protocols, say)
  if (given === undefined) return ''
  const { username, password, search, hash } = new URL(given)
  if ([username, password, search, hash].some((part) => part !== ''))
    say(`${name} must be an address without a name, a password, a query or a fragment: paths are put behind it.`)
  return given.replace(/\/+$/, '')
}

/** Texts between commas. @param what they have to be, for the sentence */
export function listOf(
  env: Env,
  name: string,
  isGood: (entry: string) => boolean,
  what: string,
  say: Say,
): readonly string[] {
  const entries = (text(env, name) ?? '').split(',').flatMap((entry) => entry.trim() || [])
  const bad = entries.filter((entry) => !isGood(entry))
  if (bad.length > 0) say(`${name} has ${bad.map((entry) => `"${entry}"`).join(', ')}; it must list ${what}.`)
  return entries
}

/** Characters of a secret that nobody guesses: 256 bits of hexadecimal are 64, of base64 43. */
export const SECRET_LENGTH = 32

/** The value itself never stands in the sentence. */
export function secretOf(env: Env, name: string, say: Say): string | undefined {
  const given = text(env, name)
  if (given !== undefined && given.length < SECRET_LENGTH)
    say(`${name} has ${given.length} characters; it must have at least ${SECRET_LENGTH}.`)
  return given
}
