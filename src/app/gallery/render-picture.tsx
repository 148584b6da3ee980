import { renderToString } from 'react-dom/server'
import type { Theme } from '../../../schemas/page/theme.ts'
import type { AnyWidget } from '../../kit/widget.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { ExampleView } from '../../studio/gallery/gallery.tsx'
import { themeCss } from '../../domain/look/theme-css.ts'
import { exampleBoundary } from './gallery-boundary.tsx'
import { type ExampleLoaders, galleryItems } from './gallery-items.ts'

interface PictureSettings {
  readonly code: string
  /** Which of the widget's examples, from 0. */
  readonly example: number
  /** Of the shop with this widget. */
  readonly css: string
  readonly tokens: Theme | undefined
}

/** One example as a document without script: a picture of it, at the size of a phone. Undefined where there is no such example. */
export type PictureDoor = (
  settings: PictureSettings,
) => Promise<{ readonly html: string; readonly style: string } | undefined>

/** Room around the example, and no floor of a phone under it; what is said to who has no script is no part of the widget. */
const ROOM = 'html{--floor:0px}body{margin:0;padding:12px 0;overflow:hidden}noscript{display:none}'

export async function renderPicture(
  widgets: readonly AnyWidget[],
  components: ReadonlyMap<string, WidgetComponent>,
  loaders: ExampleLoaders,
  { code, example, css, tokens }: PictureSettings,
): ReturnType<PictureDoor> {
  const [item] = await galleryItems(
    widgets.filter((widget) => widget.code === code),
    components,
    loaders,
  )
  const shown = item?.examples[example]
  if (!item || !shown) return undefined
  const body = renderToString(exampleBoundary(<ExampleView item={item} example={shown} />))
  const style = css + themeCss(tokens) + ROOM
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>示例</title><style>${style}</style></head><body inert>${body}</body></html>`
  return { html, style }
}
