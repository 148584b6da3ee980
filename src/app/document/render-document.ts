import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { Theme } from '../../../schemas/page/theme.ts'
import { tooOldScript } from '../../domain/visit/browsers.ts'
import { DARK, lookScript } from '../../domain/look/look-script.ts'
import { darkCss, themeCss } from '../../domain/look/theme-css.ts'
import { memberMarkScript } from '../../domain/visit/member-mark.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'
import { heightCss } from '../../engine/react/height-class.ts'
import { allBlocks } from '../../engine/react/entry.ts'
import { escapeText } from '../../engine/server/escape.ts'
import { headTags, shopMarks, type HeadParts } from './head-tags.ts'
import type { RenderedPage } from '../../engine/server/create-engine.tsx'
import type { PreparedPage } from '../../engine/server/page-request.ts'
import type { SiteFrame } from './site-frame.tsx'

/** What the document needs of the build, in the order in which it is written. */
export interface DocumentParts extends HeadParts {
  /** CSS of the frame and of the widgets of this page. */
  readonly css: string
  /** Inline module that starts the app after the first paint. */
  readonly boot: string
  /** Origin of the mall's API when it isn't this server. */
  readonly apiBase: string
  /** Origin of the host that calls below /market go to, when it isn't the API's (A7). */
  readonly marketBase?: string
  /** What stands around the app. */
  readonly frame?: Pick<SiteFrame, 'above' | 'below'>
}

/** What the app reads on the document: addresses of the API. */
function documentData({ payload }: PreparedPage, { apiBase, marketBase = '' }: DocumentParts): string {
  const data = { theme: payload.theme, api: apiBase, market: marketBase }
  const named = Object.entries(data).flatMap(([name, value]) => (value ? [` data-${name}="${escapeText(value)}"`] : []))
  return named.join('')
}

const NO_THEME = { tokens: {} }
/** A brand's dark side is searched shade by shade: once for each theme, not for each page. */
const darkSide = memoByIdentity((theme: Pick<Theme, 'tokens' | 'dark'>) => darkCss(theme))

/**
 * The critical CSS of a page: all of it, so that nothing is asked for before the first paint. What it shares with other pages of the same
 * widgets stands apart, so that its hash is worked out once for all of them; and so does the dark side, which may hold or not.
 */
function pageStyles({ css }: DocumentParts, { payload, theme }: PreparedPage): readonly [string, string, string] {
  const heights = [...allBlocks(payload)].map((block) => block.height)
  return [css, heightCss(heights) + themeCss(theme), darkSide(theme ?? NO_THEME)]
}

/** The picture that will be the largest: the first that the page marks as urgent. It is asked for before the body is read. */
function preloadPicture(body: string): string {
  const picture =
    /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?<source([^>]*type="image\/avif"[^>]*)>(?:(?!<\/picture>)[\s\S])*?fetchPriority="high"/i.exec(
      body,
    )
  const source = picture?.[1] ?? ''
  const srcset = /srcset="([^"]+)"/i.exec(source)?.[1]
  const sizes = /sizes="([^"]+)"/i.exec(source)?.[1]
  if (!srcset) return ''
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcset}"${sizes ? ` imagesizes="${sizes}"` : ''}>`
}

/** Known before the first paint, where something is said to visitors alone. */
const memberMark = (blocks: readonly PlannedBlock[]) =>
  blocks.some(({ visitors }) => visitors) ? `<script>${memberMarkScript}</script>` : ''

/** For a browser whose scripts are off: its buttons say so too (src/ui/base.css). */
const withoutScript =
  '<noscript><p role="alert">浏览器没有开启 JavaScript：页面可以看，链接可以打开，按钮用不了。请开启后刷新页面再下单。</p></noscript>'

/** The first link of a document: past what stands around the app, to its page. */
const skipLink = '<a class="skip" href="#page">跳到内容</a>'

/** The whole document. `styles` are what the CSP's hashes must be of. */
export function renderDocument(
  { prepared, body, payload }: Pick<RenderedPage, 'prepared' | 'body' | 'payload'>,
  parts: DocumentParts,
): { html: string; styles: readonly string[] } {
  const [shared, own, dark] = pageStyles(parts, prepared)
  const { above, below } = parts.frame ?? { above: '', below: '' }
  const html = `<!doctype html><html lang="zh-CN"${documentData(prepared, parts)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${headTags(prepared, parts)}${shopMarks}${preloadPicture(body)}<style>${shared}</style><style>${own}</style><style media="${DARK}">${dark}</style><script>${lookScript}</script>${memberMark([...allBlocks(prepared.payload)])}</head><body>${withoutScript}${skipLink}${above}<div id="root">${body}</div>${below}<script type="application/json" id="pagoda-page">${payload}</script><script>${tooOldScript}</script><script type="module">${parts.boot}</script></body></html>`
  return { html, styles: [shared, own, dark] }
}
