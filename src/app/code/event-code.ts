import type { ActionTools } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import { runActions } from '../../page/core/run-actions.ts'
import type { PageStore } from '../../page/react/page-store.ts'
import { catalogue } from '../actions.ts'
import { carryPictures } from '../navigation/carry-picture.ts'
import { shell } from '../shell.ts'
import { loadChunk } from './chunk.ts'
import { chunks } from './chunks.ts'
import { whenIdle } from './when-idle.ts'
import type { EventCode } from '../browser-entry.ts'
import { browserTools } from '../tools/browser-tools.ts'

/** What a tap needs: the actions, their tools, and the way a chain of them runs. It comes with the first touch, not with the page. */
export const eventCode = (call: Call): EventCode => ({
  catalogue,
  runActions,
  tools: (store) => toolsOf(store, call),
})

/** The first touch of a visit. A list that goes on will want the API's code: it comes before the list's end does. */
export function touched(first: Event): void {
  carryPictures(first)
  const data = shell.entry()?.store.plan.data ?? {}
  if (Object.values(data).some(({ pages }) => pages)) whenIdle(() => void callCode().catch(() => undefined))
}

/** All of it: what performs a call is a part of its own, which the first call would load otherwise. */
const callCode = () => Promise.all([loadChunk(chunks.call), import('../../api/perform-call.ts')])

const made = new WeakMap<PageStore, ActionTools>()

/** A page has one set of tools: what goes on on it is known by them. */
function toolsOf(store: PageStore, call: Call): ActionTools {
  const tools = made.get(store) ?? browserTools(store, call)
  made.set(store, tools)
  return tools
}
