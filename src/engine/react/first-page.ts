import type { PagePayload } from '../../../schemas/page/plan.ts'
import { hearChoices } from './choices.ts'
import { firstWidgets } from './entry.ts'
import { type HydrationOf, placedBlocks, prepareHydration, staticBlocks } from './hydration.ts'
import type { createWidgetCode } from './widget-code.ts'

/**
 * Waits for the code that the page in the document needs to come alive: nothing else waits for it, since the server's HTML is on the screen.
 * @param container what the page's HTML stands in
 * @returns makes the HTML ready to hydrate, right before that
 */
export async function firstPage(
  container: Element,
  payload: PagePayload,
  { loadWidget, widgetNow }: ReturnType<typeof createWidgetCode>,
): Promise<() => HydrationOf> {
  const placed = placedBlocks(container, payload.plan)
  const statics = staticBlocks(placed)
  const needed = firstWidgets(payload, undefined, (block) => !statics.has(block))
  await Promise.allSettled([hearChoices(), ...needed.map(loadWidget)])
  return () => prepareHydration(placed, payload, statics, (code) => widgetNow(code) !== undefined)
}
