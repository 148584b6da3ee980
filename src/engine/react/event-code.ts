import type { ActionCatalogue } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import { runActions } from '../core/run-actions.ts'
import { siteActions } from './site-actions.ts'
import type { EventCode } from './browser-entry.ts'
import { plainTools } from './plain-tools.ts'

/**
 * What an event of a page needs, in a site without an app of its own.
 * @param actions those of the site, beside the engine's
 */
export const plainEventCode = (actions: ActionCatalogue, call: Call): EventCode => ({
  catalogue: { ...actions, ...siteActions },
  runActions,
  tools: (store) => plainTools(store, call),
})
