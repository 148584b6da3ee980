import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { PreparedPage } from '../../../src/engine/server/page-request.ts'
import { contentPolicy } from '../../ssr/content-policy.ts'
import type { CanvasParts, Look } from './canvas-parts.ts'
import { viewerAs } from './preview-request.ts'

/** The frame of the studio, which is told what to show; or a page that somebody opened by a link, with what stands over it. */
export type DocumentKind = { readonly kind: 'canvas' } | { readonly kind: 'preview'; readonly note: string }

export interface CanvasDocument {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** Where the page leads this viewer instead of being shown. */
  readonly redirect?: string
}

interface DocumentParts extends Pick<CanvasParts, 'shop' | 'assets' | 'settings'> {
  readonly look: Look
  readonly kind: DocumentKind
  readonly prepared: PreparedPage
}

/** A draft as a document of the shop: by no cache kept, and by no search engine. */
export function canvasDocument(parts: DocumentParts): CanvasDocument {
  const { shop, assets, settings, look, kind, prepared } = parts
  const isCanvas = kind.kind === 'canvas'
  const { html, styles, script } = shop.page.html(
    prepared,
    {
      ...settings,
      isListed: false,
      // Operators work in browsers of today, which have no need of another build.
      assets: isCanvas
        ? { ...assets, entry: assets.canvas, modules: () => [], older: { ...assets.older, app: assets.canvas } }
        : assets,
      bootMore: isCanvas ? atShopAddress(look.address) : noVisit + noteBar(kind.note),
    },
    () => undefined,
  )
  return {
    html: isCanvas ? withViewer(html, look) : html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': contentPolicy({ script, styles }, [settings.apiBase, settings.marketBase]),
    },
    ...(prepared.redirect !== undefined && { redirect: prepared.redirect }),
  }
}

/** The app finds itself at the address whose page it is. */
const atShopAddress = (address: string) =>
  `;history.replaceState(null,"",${JSON.stringify(SHOP_BASE + address).replaceAll('<', '\\u003c')})`

/** The canvas reads who looks beside the page, since no login of this browser is to be in it. */
const withViewer = (html: string, { as }: Look) =>
  html.replace(
    '<script type="application/json" id="pagoda-page">',
    (found) => `<script type="application/json" id="pagoda-viewer">${JSON.stringify(viewerAs(as))}</script>${found}`,
  )

const bar = [
  'box-sizing:border-box;margin:0;padding:calc(6px + env(safe-area-inset-top)) 16px 6px;background:#12212e;color:#fff',
  'font-size:13px;line-height:20px;text-align:center;overflow-wrap:anywhere',
].join(';')

/** Whoever looks at a preview is no shopper: the recorder keeps still, as where a browser asks for it (src/app/tracking/visit.ts) [N2]. */
const noVisit = ';Object.defineProperty(navigator,"globalPrivacyControl",{value:true})'

/** Whoever opens a preview knows that it is one: above the page, since whatever floats covers something that is tapped [C2]. */
const noteBar = (note: string) =>
  `;{const b=document.createElement("div");b.id="preview-note";b.setAttribute("role","note");b.style.cssText=${JSON.stringify(bar)};b.textContent=${JSON.stringify(note).replaceAll('<', '\\u003c')};document.body.prepend(b)}`
