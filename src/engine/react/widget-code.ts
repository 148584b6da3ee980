import type { PageRuntime, WidgetComponent } from './page-runtime.ts'

/** The code of widgets in the browser: each is fetched once; a fetch that failed may be tried again. */
export function createWidgetCode(
  fetchWidget: (code: string) => Promise<WidgetComponent>,
): Pick<PageRuntime, 'loadWidget'> & { readonly widgetNow: PageRuntime['widget'] } {
  const loaded = new Map<string, WidgetComponent>()
  const coming = new Map<string, Promise<WidgetComponent>>()
  return {
    widgetNow: (code) => loaded.get(code),
    loadWidget(code) {
      const known = coming.get(code)
      if (known) return known
      const promise = fetchWidget(code).then((component) => {
        loaded.set(code, component)
        return component
      })
      coming.set(code, promise)
      promise.catch(() => coming.delete(code))
      return promise
    },
  }
}
