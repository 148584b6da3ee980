import type { ActionTools } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import { runActions } from '../../page/core/run-actions.ts'
import type { PageStore } from '../../page/react/page-store.ts'
import { actions } from '../actions.ts'
import type { EventCode } from '../browser-entry.ts'
import { browserTools } from '../tools/browser-tools.ts'

/** What a tap needs: the actions, their tools, and the way a chain of them runs. It comes with the first touch, not with the page. */
export const eventCode = (call: Call): EventCode => ({
  actions,
  runActions,
  tools: (store) => toolsOf(store, call),
})

const made = new WeakMap<PageStore, ActionTools>()

/** A page has one set of tools: what goes on on it is known by them. */
function toolsOf(store: PageStore, call: Call): ActionTools {
  const tools = made.get(store) ?? browserTools(store, call)
  made.set(store, tools)
  return tools
}
