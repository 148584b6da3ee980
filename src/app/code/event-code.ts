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
  tools: (store: PageStore) => browserTools(store, call),
})
