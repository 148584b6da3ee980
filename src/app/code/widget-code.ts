import { loaders } from 'virtual:home-loaders'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { getOwn } from '../../engine/core/get-own.ts'
import { loadChunk, LONGEST } from './chunk.ts'

const loaded = new Map<string, WidgetComponent>()
const coming = new Map<string, Promise<WidgetComponent>>()

/** The widget's component if its code is here. */
export const widgetNow = (code: string): WidgetComponent | undefined => loaded.get(code)

/**
 * Where the code of what the home page does not show is to be had: a page that shows it names this chunk in its HTML, and the first touch
 * fetches it for the pages to come.
 */
export const otherLoaders = () => import('virtual:other-loaders')

async function fetchWidget(code: string): Promise<WidgetComponent> {
  const load = getOwn(loaders, code) ?? getOwn((await loadChunk(otherLoaders, LONGEST)).loaders, code)
  if (!load) throw new Error(`The widget ${code} is not in this build`)
  const { default: component } = await loadChunk(load, LONGEST)
  loaded.set(code, component)
  return component
}

/** Fetches a widget's code once; a failed fetch may be tried again (A8: it fails after 120 s). */
export function loadWidget(code: string): Promise<WidgetComponent> {
  const known = coming.get(code)
  if (known) return known
  const promise = fetchWidget(code)
  coming.set(code, promise)
  promise.catch(() => coming.delete(code))
  return promise
}
