import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import type { ActionCatalogue } from '../../kit/action.ts'
import type { Call } from '../../kit/call.ts'
import { createCaller } from '../core/create-caller.ts'
import { getOwn } from '../core/get-own.ts'
import { knownOptions } from '../core/known-options.ts'
import { documentBase, documentWords } from './document-site.ts'
import { createEntry, loadLate } from './browser-entry.ts'
import type { Entry } from './entry.ts'
import { fetchCall } from './fetch-call.ts'
import { firstPage } from './first-page.ts'
import type { BlockReport, WidgetComponent } from './page-runtime.ts'
import { PageView } from './page-view.tsx'
import { createWidgetCode } from './widget-code.ts'

export interface StartParts {
  /** How the code of each widget is fetched, by its code. */
  readonly widgets: Readonly<Record<string, () => Promise<{ readonly default: WidgetComponent }>>>
  /** Actions that pages may call beside the engine's own, by name. */
  readonly actions?: ActionCatalogue
  /** Makes the calls of pages; by `fetch` when absent. */
  readonly call?: Call
  /** Told what went wrong in a block; the console when absent. */
  readonly report?: (problem: BlockReport) => void
}

const nothing = () => undefined
const toConsole = (problem: BlockReport) => console.error('[pagoda]', problem)

/**
 * Brings the page in this document to life: its blocks hydrate, its events run the actions of the page, and data that was late on the server is
 * loaded. Links are plain links. `<html data-ready>` is there once its first view answers.
 * Rejects for an option that there is not, and when the document holds no page of `pageDocument`.
 */
export async function startPage(parts: StartParts): Promise<void> {
  knownOptions('startPage', parts, { widgets: true, actions: true, call: true, report: true })
  const { widgets, actions = {}, call = fetchCall, report = toConsole } = parts
  const root = document.getElementById('root')
  const text = document.getElementById('pagoda-page')?.textContent
  if (!root || !text) throw new Error('There is no page in this document: pageDocument writes one')
  const payload = JSON.parse(text) as PagePayload
  const code = createWidgetCode(async (name) => {
    const load = getOwn(widgets, name)
    if (!load) throw new Error(`The widget ${name} is not in this build`)
    return (await load()).default
  })
  const hydration = await firstPage(root, payload, code)
  const entry = createEntry(
    payload,
    {
      ...code,
      call,
      caller: createCaller,
      report,
      base: documentBase(),
      words: documentWords(),
      clock: Date,
      toast: (words) => void entry.runtime.tools().then(({ toast }) => toast(words), nothing),
      code: eventCode,
      // Nobody can log in here: what needs it ends.
      paused: nothing,
    },
    hydration(),
  )
  hydrateRoot(root, <Alive entry={entry} />, {
    onRecoverableError: (error) => console.error('[pagoda] hydration', error),
    // The boundary of the block has reported it with the block's name.
    onCaughtError: nothing,
  })

  async function eventCode() {
    const { plainEventCode } = await import('./event-code.ts')
    return plainEventCode(actions, call)
  }
}

function Alive({ entry }: { readonly entry: Entry }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    loadLate(entry)
  }, [entry])
  return <PageView store={entry.store} runtime={entry.runtime} />
}
