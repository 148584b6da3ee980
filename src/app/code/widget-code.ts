import { loaders } from 'virtual:home-loaders'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { createWidgetCode } from '../../engine/react/widget-code.ts'
import { getOwn } from '../../engine/core/get-own.ts'
import { loadChunk, LONGEST } from './chunk.ts'

/**
 * Where the code of what the home page does not show is to be had: a page that shows it names this chunk in its HTML, and the first touch
 * fetches it for the pages to come.
 */
export const otherLoaders = () => import('virtual:other-loaders')

async function fetchWidget(code: string): Promise<WidgetComponent> {
  const load = getOwn(loaders, code) ?? getOwn((await loadChunk(otherLoaders, LONGEST)).loaders, code)
  if (!load) throw new Error(`The widget ${code} is not in this build`)
  return (await loadChunk(load, LONGEST)).default
}

/** `widgetNow`: the widget's component if its code is here. `loadWidget` fetches it (A8: it fails after 120 s). */
export const { widgetNow, loadWidget } = createWidgetCode(fetchWidget)
