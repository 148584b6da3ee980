import type { KeyRow } from '../../../schemas/studio/keys.ts'
import type { SetForLater } from '../../../schemas/studio/operators.ts'
import { type Role, roles } from '../../../schemas/studio/role.ts'
import type { Context } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { findProject } from '../../project.ts'
import { askServerHalf } from '../../server-half.ts'
import { isMap } from '../../../src/kit/json.ts'

interface Operator {
  readonly name: string
  readonly role: string
  readonly isDisabled: boolean
  readonly hasPassword: boolean
}

export interface Link {
  readonly name: string
  readonly link: string
  /** Epoch ms. */
  readonly expiresAt: number
}

type Ask =
  | { readonly do: 'list' }
  | { readonly do: 'add'; readonly name: string; readonly role: Role }
  | { readonly do: 'link' | 'disable'; readonly name: string }
  | { readonly do: 'keys' }
  | { readonly do: 'key'; readonly name: string; readonly key: string; readonly role: Role; readonly days: number }
  | { readonly do: 'end-key'; readonly name: string; readonly key: string }

/** Refusals of the server's half, each with its sentence. */
const REFUSALS = [
  'operator-exists',
  'no-such-operator',
  'last-admin',
  'role-above-own',
  'key-exists',
  'no-such-key',
] as const

/**
 * Lets the server's half do it (server/studio/operator-command).
 * @throws Refusal with the sentence that belongs to it
 */
async function askServer(ask: Ask, context: Context): Promise<object> {
  const { say } = context
  const half = {
    ...{ entry: 'operators.mjs', args: [JSON.stringify(ask)] },
    ...({ missing: 'operator.noServer', failed: 'operator.failed' } as const),
  }
  const answer = await askServerHalf(findProject(context), half, context)
  if (!isMap(answer)) throw new Refusal(say('operator.failed', { why: '' }))
  const refused = REFUSALS.find((one) => one === answer.refused)
  const name = 'name' in ask ? ask.name : ''
  const key = 'key' in ask ? ask.key : ''
  if (refused) throw new Refusal(say(`operator.${refused}`, { name, key }))
  return answer
}

export const listOperators = async (context: Context): Promise<readonly Operator[]> =>
  ((await askServer({ do: 'list' }, context)) as { readonly operators: readonly Operator[] }).operators

export async function addOperator(name: string, role: string, context: Context): Promise<Link> {
  const known = checkedRole(role, context)
  return (await askServer({ do: 'add', name: checkedName(name, context), role: known }, context)) as Link
}

export const newLink = async (name: string, context: Context): Promise<Link> =>
  (await askServer({ do: 'link', name: checkedName(name, context) }, context)) as Link

/** @returns what they set for later, which nobody publishes when its moment comes */
export async function disableOperator(name: string, context: Context): Promise<readonly SetForLater[]> {
  const done = await askServer({ do: 'disable', name: checkedName(name, context) }, context)
  return (done as { readonly setForLater: readonly SetForLater[] }).setForLater
}

interface AskedKey {
  readonly operator: string
  readonly name: string
  readonly role: string
  readonly days: number
}

export async function makeKey({ operator, name, role, days }: AskedKey, context: Context) {
  const known = checkedRole(role, context)
  const named = { name: checkedName(operator, context), key: checkedName(name, context) }
  const made = await askServer({ do: 'key', ...named, role: known, days }, context)
  return made as { readonly key: KeyRow; readonly keySecret: string }
}

export const listKeys = async (context: Context): Promise<readonly KeyRow[]> =>
  ((await askServer({ do: 'keys' }, context)) as { readonly keys: readonly KeyRow[] }).keys

export async function endKey(operator: string, name: string, context: Context): Promise<void> {
  const named = { name: checkedName(operator, context), key: checkedName(name, context) }
  await askServer({ do: 'end-key', ...named }, context)
}

function checkedRole(role: string, { say }: Context): Role {
  const known = roles.find((one) => one === role)
  if (!known) throw new WrongUsage(say('operator.badRole', { role, roles: roles.join(', ') }))
  return known
}

/** As the calls of the studio take one (schemas/studio/sign-in.ts). */
function checkedName(name: string, { say }: Context): string {
  if (!/^\S(?:.*\S)?$/.test(name) || [...name].length > 40) throw new WrongUsage(say('operator.badName'))
  return name
}
