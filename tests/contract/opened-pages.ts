import type { Page, ScreenPage } from '../../schemas/page/page.ts'
import type { PagePayload } from '../../schemas/page/plan.ts'
import type { PageSource } from '../../src/engine/core/page-source.ts'
import { drawnOf, type Shown, shownBlocks } from './shown-blocks.ts'

/** One after the other: a server that is overrun turns calls away. */
export async function inTurn<Thing, Result>(
  list: readonly Thing[],
  act: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const thing of list) results.push(await act(thing))
  return results
}

/** A page of blocks, or what stands in the slots of a module's screen. */
export type PageFile = Page & Partial<ScreenPage>

export const read = (source: PageSource) => JSON.parse(source.text) as PageFile

/** All that the server loads is there: who waits, waits for what only the browser loads (pages-alive.test.tsx). */
export const isBroken = ({ kind }: Shown) => kind !== 'ready' && kind !== 'pending'

/** What the server draws. */
export const drawnBlocks = (payload: PagePayload, html: string): Shown[] =>
  drawnOf(shownBlocks(payload), html, payload.plan)
