import { statSync } from 'node:fs'
import { widgetCodes } from './widget-loaders.ts'

/** A widget whose source is smaller than this is not worth a request of its own: measured, ten tiny chunks load no faster than one. */
const SMALL = 6_000

/** Small widgets share one chunk with the design system's components that they use; larger ones come alone when a page has them. */
export function coreWidgets(): { name: string; test: (id: string) => boolean } {
  const small = widgetCodes().filter((code) => statSync(`widgets/${code}/${code}.tsx`).size < SMALL)
  return {
    name: 'widgets',
    test: (id) => small.some((code) => id.includes(`/widgets/${code}/`)) || id.includes('/src/ui/'),
  }
}
