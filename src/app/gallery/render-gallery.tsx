import { renderToString } from 'react-dom/server'
import type { Theme } from '../../../schemas/page/theme.ts'
import type { AnyWidget } from '../../kit/widget.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { Gallery } from '../../studio/gallery/gallery.tsx'
import { inlineJson } from '../../engine/server/escape.ts'
import { themeCss } from '../../domain/look/theme-css.ts'
import { exampleBoundary } from './gallery-boundary.tsx'
import { type ExampleLoaders, galleryItems, type GalleryThemes } from './gallery-items.ts'

/** What the gallery's document is told of. */
export interface GallerySettings extends GalleryThemes {
  /** Files of the build: the address of the gallery's code, and the CSS of every widget. */
  readonly assets: { readonly entry: string; readonly css: string }
  /** The operators' theme of that name. */
  readonly tokens: Theme | undefined
}

/** The gallery as a document. The CSP's hash must be of its style. */
export type GalleryDoor = (settings: GallerySettings) => Promise<{ readonly html: string; readonly style: string }>

/** Every widget with every example, in one theme. */
export async function renderGallery(
  widgets: readonly AnyWidget[],
  components: ReadonlyMap<string, WidgetComponent>,
  loaders: ExampleLoaders,
  { theme, themes, assets, tokens }: GallerySettings,
): ReturnType<GalleryDoor> {
  const items = await galleryItems(widgets, components, loaders)
  const body = renderToString(<Gallery items={items} theme={theme} themes={themes} boundary={exampleBoundary} />)
  const style = assets.css + themeCss(tokens)
  const html = `<!doctype html><html lang="zh-CN" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>组件画廊</title><link rel="icon" href="/tc-fostay/media/favicon.svg"><style>${style}</style></head><body><div id="root">${body}</div><script type="application/json" id="pagoda-gallery">${inlineJson({ theme, themes })}</script><script type="module" src="${assets.entry}"></script></body></html>`
  return { html, style }
}
