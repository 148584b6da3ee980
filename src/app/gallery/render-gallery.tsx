import { renderToString } from 'react-dom/server'
import type { AnyWidget } from '../../kit/widget.ts'
import type { WidgetComponent } from '../../page/react/page-runtime.ts'
import { Gallery } from '../../studio/gallery/gallery.tsx'
import { exampleBoundary } from './gallery-boundary.tsx'
import { type ExampleLoaders, galleryItems, type GalleryThemes } from './gallery-items.ts'

/** The inside of the gallery's document. */
export async function renderGallery(
  widgets: readonly AnyWidget[],
  components: ReadonlyMap<string, WidgetComponent>,
  loaders: ExampleLoaders,
  themes: GalleryThemes,
): Promise<string> {
  const items = await galleryItems(widgets, components, loaders)
  return renderToString(<Gallery items={items} {...themes} boundary={exampleBoundary} />)
}
