import { loaders } from 'virtual:widget-loaders'
import type { WidgetComponent } from '../../page/react/page-runtime.ts'
import { hostScreen, isScreen } from '../screens/screen-host.tsx'
import { loadChunk } from './chunk.ts'

const loaded = new Map<string, WidgetComponent>()
const coming = new Map<string, Promise<WidgetComponent>>()

/** The widget's component if its code is here. */
export const widgetNow = (code: string): WidgetComponent | undefined => loaded.get(code)

/** Fetches a widget's code once; a failed fetch may be tried again (A8: it fails after 120 s). */
export function loadWidget(code: string): Promise<WidgetComponent> {
  const known = coming.get(code)
  if (known) return known
  const load = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  const promise = load
    ? loadChunk(load).then((module) => {
        const component = isScreen(code) ? hostScreen(module.default) : module.default
        loaded.set(code, component)
        return component
      })
    : Promise.reject(new Error(`The widget ${code} is not in this build`))
  coming.set(code, promise)
  promise.catch(() => coming.delete(code))
  return promise
}
