import type { Contract } from '../../../schemas/api/contract.ts'
import type { ActionSchemas, SubmitState } from '../../../schemas/page/action.ts'
import type { Type } from '../core/expressions/checker.ts'
import { compiledText } from '../core/compiled.ts'
import { hasExpression } from '../core/expressions/index.ts'
import { getOwn } from '../core/get-own.ts'
import { typeOf, type Roots } from './page-types.ts'
import type { Catalogues } from './catalogues.ts'
import type { ActionView } from './page-view.ts'
import type { Json } from './pointer.ts'
import { contentTexts } from './texts-in.ts'

type Contracts = Readonly<Record<string, Contract>>

/** A name that an action writes out; one with an expression is not known. */
function written({ action }: ActionView, argument: string): string | undefined {
  const name = getOwn(action, argument)
  return typeof name === 'string' && name && !hasExpression(name) ? name : undefined
}

/** The endpoint of a `submit`, if it is there and may be submitted to. */
export function contractOfSubmit(view: ActionView, contracts: Contracts): Contract | undefined {
  const name = view.name === 'submit' ? written(view, 'endpoint') : undefined
  const contract = name === undefined ? undefined : getOwn(contracts, name)
  return contract?.submit && contract
}

/** The names of the actions that take this argument. */
export const actionsWith = (argument: string, schemas: ActionSchemas): string[] =>
  Object.keys(schemas).filter((name) => argument in (schemas[name]?.properties ?? {}))

/** The actions that write how they went into a key of the state, by key. */
export function submitsByState(
  actions: readonly ActionView[],
  schemas: ActionSchemas,
): ReadonlyMap<string, readonly ActionView[]> {
  const sending = new Set(actionsWith('into', schemas))
  const found = new Map<string, ActionView[]>()
  for (const view of actions) {
    const key = view.name !== undefined && sending.has(view.name) ? written(view, 'into') : undefined
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), view])
  }
  return found
}

/** What is in a state before anything was submitted. */
export const FIRST: SubmitState = { status: 'idle', code: '', message: '' }

/** Keys of the state that an expression reads; every key when one reads the state as a whole. */
function readsState(page: Json): (key: string) => boolean {
  const keys = new Set<unknown>()
  // Whatever reads the state writes its name.
  for (const text of contentTexts(page).filter((one) => one.includes('state')))
    for (const [root, key] of compiledText(text).paths) if (root === 'state') keys.add(key)
  return (key) => keys.has(key) || keys.has(undefined)
}

/** The states that actions with `into` declare by themselves: written by one, read by an expression, and without a first value in the page. */
export function impliedState(actions: readonly ActionView[], schemas: ActionSchemas, page: Json): Json {
  const open = [...submitsByState(actions, schemas).keys()].filter((key) => getOwn(page.state, key) === undefined)
  if (open.length === 0) return {}
  const isRead = readsState(page)
  return Object.fromEntries(open.filter(isRead).map((key) => [key, FIRST]))
}

const TEXT: Type = { kind: 'string' }
const statuses: readonly SubmitState['status'][] = ['idle', 'busy', 'done', 'refused']

function stateType(reply: Type): Type {
  const field = (type: Type, optional = false) => ({ type, optional })
  const status = field({ kind: 'string', enum: statuses })
  const fields = { status, code: field(TEXT), message: field(TEXT), reply: field(reply, true) }
  return { kind: 'object', fields, open: false }
}

/** The type of every key that submits write: with the reply of their endpoint, when all have the same. */
export function submitTypes(
  actions: readonly ActionView[],
  { contracts, actions: schemas }: Pick<Catalogues, 'contracts' | 'actions'>,
): Roots {
  const types = [...submitsByState(actions, schemas)].map(([key, views]) => {
    const [contract, ...others] = new Set(views.map((view) => contractOfSubmit(view, contracts)))
    return [key, stateType(contract && !others.length ? typeOf(contract.reply) : { kind: 'any' })] as const
  })
  return Object.fromEntries(types)
}
