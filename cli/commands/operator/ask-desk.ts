import { type Role, roles } from '../../../schemas/studio/role.ts'
import { type Context, Refusal, WrongUsage } from '../../command.ts'
import { findProject, isObject } from '../../project.ts'
import { askServerHalf } from '../../server-half.ts'

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

/**
 * Lets the server's half do it (server/studio/desk).
 * @throws Refusal with the sentence that belongs to it
 */
async function askDesk(ask: Ask, context: Context): Promise<object> {
  const { say } = context
  const half = {
    ...{ entry: 'operators.mjs', args: [JSON.stringify(ask)] },
    ...({ missing: 'operator.noServer', failed: 'operator.failed' } as const),
  }
  const answer = await askServerHalf(findProject(context), half, context)
  if (!isObject(answer)) throw new Refusal(say('operator.failed', { why: '' }))
  const { refused } = answer
  const name = 'name' in ask ? ask.name : ''
  if (refused === 'operator-exists' || refused === 'no-such-operator' || refused === 'last-admin')
    throw new Refusal(say(`operator.${refused}`, { name }))
  return answer
}

export const listOperators = async (context: Context): Promise<readonly Operator[]> =>
  ((await askDesk({ do: 'list' }, context)) as { readonly operators: readonly Operator[] }).operators

export async function addOperator(name: string, role: string, context: Context): Promise<Link> {
  const known = roles.find((one) => one === role)
  if (!known) throw new WrongUsage(context.say('operator.badRole', { role, roles: roles.join(', ') }))
  return (await askDesk({ do: 'add', name: checkedName(name, context), role: known }, context)) as Link
}

export const newLink = async (name: string, context: Context): Promise<Link> =>
  (await askDesk({ do: 'link', name: checkedName(name, context) }, context)) as Link

export async function disableOperator(name: string, context: Context): Promise<void> {
  await askDesk({ do: 'disable', name: checkedName(name, context) }, context)
}

/** As the calls of the studio take one (schemas/studio/sign-in.ts). */
function checkedName(name: string, { say }: Context): string {
  if (!/^\S(?:.*\S)?$/.test(name) || [...name].length > 40) throw new WrongUsage(say('operator.badName'))
  return name
}
