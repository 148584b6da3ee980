import type { ActionSchemas } from '../../../schemas/page/action.ts'

/** Arguments of the engine's own actions that name an endpoint or a data entry of the page. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  submit: ['endpoint', 'reload'],
  reload: ['data'],
  'load-more': ['data'],
}

/** Arguments that name a key of the page's state, or data of the page, of whatever action has them. */
const COMMON = ['into', 'ask', 'stale']

/** The arguments of an action that are names: what they lead to is checked before the page is sent, so that they hold no expression. */
export function nameArguments(name: string | undefined, schemas: ActionSchemas): readonly string[] {
  if (name === undefined) return []
  const own = Object.hasOwn(NAMES, name) ? NAMES[name]! : []
  const taken = schemas[name]?.properties ?? {}
  return [...own, ...COMMON.filter((key) => key in taken)]
}
