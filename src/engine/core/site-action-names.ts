import type { ActionName } from '../../../schemas/page/action.ts'

/** Names of the engine's actions that a site has without an app of its own: neither a login nor anything over its pages. */
export const siteActionNames = [
  'navigate',
  'back',
  'toast',
  'set-state',
  'set-query',
  'load-more',
  'reload',
  'scroll-to',
  'ask',
  'copy-text',
  'submit',
] as const satisfies readonly ActionName[]
