import { isOffline } from '../../kit/offline.ts'
import { runActions } from '../../engine/core/run-actions.ts'
import { lastTouched } from '../../engine/react/near.ts'
import { catalogue } from '../actions.ts'
import { breakWords } from '../../ui/words/break-words.ts'
import { createCarrier } from '../navigation/carry-picture.ts'
import type { App } from '../app.ts'
import { loadChunk } from './chunk.ts'
import { chunks } from './chunks.ts'
import { whenIdle } from './when-idle.ts'
import { otherLoaders } from './widget-code.ts'
import type { EventCode } from '../../engine/react/browser-entry.ts'
import { bearForeignNodes } from '../page/foreign-nodes.ts'
import { browserTools } from '../tools/browser-tools.ts'

/** What a tap needs: the actions, their tools, and the way a chain of them runs. It comes with the first touch, not with the page. */
export const eventCode = (app: App): EventCode => ({
  catalogue,
  runActions,
  tools: (store) => browserTools(store, app),
})

const focusKeeper = () => import('../page/keep-focus.ts')

/**
 * Where the focus is until the code that keeps it has come: a block may be drawn anew before, and a browser leaves the focus nowhere then; so
 * it may have been before this code was there.
 * @returns tells it, and follows it no more
 */
function followFocus(): () => { readonly stop: Element | null; readonly block: string | undefined } {
  let [stop, block] = document.activeElement === document.body ? lastPlace() : placeOf(document.activeElement)
  const follow = ({ target }: FocusEvent) => ([stop, block] = placeOf(target as Element))
  addEventListener('focusin', follow)
  return () => {
    removeEventListener('focusin', follow)
    return { stop, block }
  }
}

const placeOf = (stop: Element | null) => [stop, stop?.closest<HTMLElement>('[data-block]')?.dataset['block']] as const

function lastPlace(): ReturnType<typeof placeOf> {
  const [stop, block] = lastTouched() ?? []
  return [stop as Element, block?.dataset['block']]
}

/** Brings what keeps the focus; what could not be had is asked for again where somebody goes on, though never so often that the page is loaded anew. */
function keepsFocus(focused: ReturnType<typeof followFocus>, tries = 2): void {
  loadChunk(focusKeeper).then(
    ({ keepFocus }) => keepFocus(document.body, focused()),
    () => {
      const left = isOffline() ? tries : tries - 1
      if (left > 0) addEventListener('focusin', () => keepsFocus(focused, left), { once: true })
    },
  )
}

/** What nobody waits for may get lost. */
const ignore = () => undefined

/**
 * The first touch of a visit. Another page will want the loaders of its widgets, and a list that goes on the API's code: it comes before the
 * list's end does. What the browser draws from now on has names of its own to break, and a
 * focus to keep.
 * @returns changes pages from now on
 */
export function touched(first: Event, { entry }: Pick<App, 'entry'>): (swap: () => void) => void {
  void loadChunk(otherLoaders).catch(ignore)
  breakWords(document.body)
  bearForeignNodes(document.body)
  keepsFocus(followFocus())
  const data = entry()?.store.plan.data ?? {}
  if (Object.values(data).some(({ pages }) => pages)) whenIdle(() => void loadChunk(chunks.calls).catch(ignore))
  return createCarrier(first)
}
