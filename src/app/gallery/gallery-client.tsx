import '../../ui/tokens.css'
import '../../ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import { loaders } from 'virtual:widget-loaders'
import { exampleLoaders } from './example-loaders.ts'
import { widgets } from '../../../widgets/registry.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { Gallery } from '../../studio/gallery/gallery.tsx'
import { exampleBoundary } from './gallery-boundary.tsx'
import { type GalleryThemes, galleryItems } from './gallery-items.ts'

/** Makes the gallery's examples alive: what can be tapped in the shop can be tapped here. */
async function start(container: HTMLElement, themes: GalleryThemes): Promise<void> {
  const components = new Map<string, WidgetComponent>()
  await Promise.all(Object.entries(loaders).map(async ([code, load]) => components.set(code, (await load()).default)))
  const items = await galleryItems(widgets, components, exampleLoaders)
  hydrateRoot(container, <Gallery items={items} {...themes} boundary={exampleBoundary} />)
}

const root = document.getElementById('root')
const data = document.getElementById('pagoda-gallery')?.textContent
if (root && data) void start(root, JSON.parse(data) as GalleryThemes)
