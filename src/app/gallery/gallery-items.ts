import type { AnyWidget, Example } from '../../kit/widget.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import type { GalleryItem } from '../../studio/gallery/gallery.tsx'

export interface GalleryThemes {
  readonly theme: string
  readonly themes: readonly { readonly brand: string; readonly title: string }[]
}

export type ExampleLoaders = Readonly<Record<string, () => Promise<{ examples: readonly Example[] }>>>

/** Puts widgets, their code and their examples side by side. */
export function galleryItems(
  widgets: readonly AnyWidget[],
  components: ReadonlyMap<string, WidgetComponent>,
  loaders: ExampleLoaders,
): Promise<GalleryItem[]> {
  return Promise.all(
    widgets.flatMap((widget) => {
      const component = components.get(widget.code)
      const load = loaders[widget.code]
      return component && load ? [load().then(({ examples }) => ({ widget, component, examples }))] : []
    }),
  )
}
