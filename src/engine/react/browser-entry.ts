import type { Action } from '../../../schemas/page/action.ts'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import type { ActionCatalogue, ActionTools } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import type { MakeCaller } from '../core/create-caller.ts'
import type { ActionRest, RunActionsInput } from '../core/run-actions.ts'
import type { HydrationOf } from './hydration.ts'
import type { BlockReport, PageRuntime } from './page-runtime.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { allBlocks, type Entry } from './entry.ts'
import { signed } from './pressed.ts'

export interface EntryParts extends Pick<PageRuntime, 'loadWidget' | 'base' | 'words'> {
  /** The code of a widget that is here. */
  readonly widgetNow: PageRuntime['widget']
  readonly call: Call
  readonly caller: MakeCaller
  /** What time it is, in epoch ms. */
  readonly clock: { readonly now: () => number }
  /** Told of each event of a block, before what the page does at it. */
  readonly emitted?: (block: string, event: string) => void
  readonly toast: (text: string) => void
  readonly report: (problem: BlockReport) => void
  /** Fetches what events need; tells the shopper when it can't be had. */
  readonly code: () => Promise<EventCode>
  /** A chain needs a login first: what is left of it. */
  readonly paused: (left: Paused) => void
}

/** The code behind events. */
export interface EventCode {
  readonly catalogue: ActionCatalogue
  readonly runActions: (input: RunActionsInput) => Promise<void>
  /** Makes the tools of a page's actions, with its own state and data: once for each page. */
  readonly tools: (store: PageStore) => ActionTools
}

/** A chain of actions that waits for a login. */
export interface Paused extends ActionRest {
  readonly block: string
  /** The page's state when it stopped. */
  readonly state: unknown
}

/** A page as the browser runs it. Data that the server could not wait for is loaded when the page is on the screen (`loadLate`). */
export function createEntry(
  payload: PagePayload,
  { call, caller, clock, toast, report, code, paused, widgetNow, loadWidget, emitted, base, words }: EntryParts,
  hydrationOf?: HydrationOf,
): Entry {
  const store = createPageStore(payload.plan, payload.sources, call, caller, toast)
  const actionsOf = eventActions(payload)
  // Events that come before the code of events wait for it together, and go on in their order.
  const codeOnce = once(code)
  // A page has one set of tools: what goes on on it is known by them.
  const toolsOnce = once(() => codeOnce().then(({ tools }) => tools(store)))
  const run = async (block: string, list: readonly Action[], value: unknown) => {
    const scope = (name: string) => (name === 'event' ? value : store.scope(name))
    const tell = (code: string, message: string) =>
      report({ page: payload.plan.page, block, widget: widgetOf(payload, block), code, message })
    const { catalogue, runActions } = await codeOnce()
    await runActions({
      actions: list,
      scope,
      catalogue,
      tools: await toolsOnce(),
      report: ({ code: reason, message, action }) => tell(reason, `${action}: ${message}`),
      paused: (rest) => paused({ ...rest, block, state: store.scope('state') }),
    })
  }
  const runtime: PageRuntime = {
    widget: widgetNow,
    loadWidget,
    hydrationOf,
    tools: toolsOnce,
    now: () => clock.now() + payload.clockOffset,
    report,
    base,
    words,
    emit(block, event, value) {
      emitted?.(block, event)
      const list = actionsOf.get(`${block} ${event}`)
      if (!list) return
      const tap = globalThis.event
      if (tap) claimed.add(tap)
      // Code that can't be had was told to the shopper; the next tap asks for it again.
      signed(tap, run(block, list, value)).catch(() => undefined)
    },
  }
  return { payload, store, runtime, run, place: {} }
}

/** What is asked for once; again only after it failed. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}

/** Asks for the data that was late on the server. */
export function loadLate(entry: Entry): void {
  const late = Object.keys(entry.payload.plan.data).filter((name) => entry.store.source(name)?.status === 'pending')
  if (late.length > 0) void entry.store.reload(late)
}

function eventActions(payload: PagePayload) {
  const found = new Map<string, readonly Action[]>()
  for (const block of allBlocks(payload))
    for (const [event, list] of Object.entries(block.on ?? {})) found.set(`${block.id} ${event}`, list)
  return found
}

/** The code of the widget of a block. */
export const widgetOf = (payload: PagePayload, id: string): string =>
  [...allBlocks(payload)].find((block) => block.id === id)?.widget ?? ''

/**
 * A widget's links are plain links, so that they work before any script. Once a block's own actions answer the tap, the link must not
 * be followed as well: the tap that is being handled is marked as answered.
 */
const claimed = new WeakSet<Event>()
export const isClaimed = (event: Event): boolean => claimed.has(event)
