import { renderToStaticMarkup } from 'react-dom/server'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { DARK, lookScript } from '../../domain/look/look-script.ts'
import { darkCss } from '../../domain/look/theme-css.ts'
import { tooOldScript } from '../../domain/visit/browsers.ts'
import { memberMarkScript } from '../../domain/visit/member-mark.ts'
import { escapeText } from '../../engine/server/escape.ts'
import { Lighthouse } from '../../ui/scene/lighthouse.tsx'
import { MARKS, OFFLINE_WORDS } from '../offline/cached-document.ts'
import failed from '../page/failed-page.module.css'
import { bootScript } from './boot.ts'
import { shopMarks } from './head-tags.ts'
import type { PageAssets } from './shop-engine.tsx'
import type { SiteFrame } from './site-frame.tsx'

/** What the documents of the worker are made of. */
export interface WorkerDocumentParts {
  readonly assets: PageAssets
  readonly siteName: string
  /** Origins of the mall's API, as in every document. */
  readonly apiBase: string
  readonly marketBase?: string
  /** What stands around the app. */
  readonly frame: Pick<SiteFrame, 'above' | 'below' | 'widgets'>
}

/** A whole document. The CSP's hashes must be of its styles and its script. */
interface WorkerDocument {
  readonly html: string
  readonly styles: readonly string[]
  readonly script: string
}

/** What the worker keeps to make documents of by itself: for a kept page, and for an address of which nothing is kept. */
export interface WorkerDocuments {
  readonly shell: WorkerDocument
  readonly offline: WorkerDocument
}

/** Of the list of what is kept; the rest comes with the app's own style. */
const LIST_CSS =
  '.kept{max-width:420px;margin:40px auto 0;padding:0 var(--gutter) 48px}.kept h2{font-size:var(--text-m);font-weight:600}.kept ul{margin:12px 0 0;padding:0;border-radius:12px;background:var(--surface);list-style:none}.kept li+li{border-top:1px solid var(--line)}.kept a{display:flex;align-items:center;min-height:52px;padding:8px 16px;color:inherit;text-decoration:none}'

/** @returns both, of one build */
export function workerDocuments(parts: WorkerDocumentParts): WorkerDocuments {
  const { assets, frame } = parts
  const css = assets.css(frame.widgets)
  const dark = darkCss({ tokens: {} })
  const script = bootScript(assets.entry, assets.modules([], true), assets.older)
  const data = Object.entries({ api: parts.apiBase, market: parts.marketBase ?? '' })
  const named = data.map(([name, value]) => (value ? ` data-${name}="${escapeText(value)}"` : '')).join('')
  const headOf = (more: string, styles: string) =>
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${more}<meta name="robots" content="noindex"><meta property="og:site_name" content="${escapeText(parts.siteName)}">${shopMarks}${styles}<script>${lookScript}</script>`
  const stylesOf = (texts: readonly string[]) =>
    texts.map((text) => `<style>${text}</style>`).join('') + `<style media="${DARK}">${dark}</style>`
  const documentOf = (head: string, body: string) =>
    `<!doctype html><html lang="zh-CN"${named}><head>${head}</head><body>${frame.above}${body}</body></html>`
  return {
    shell: {
      html: documentOf(
        headOf(MARKS.head, stylesOf([css])) + `<script>${memberMarkScript}</script>`,
        `<div id="root"></div>${frame.below}${MARKS.data}<script>${tooOldScript}</script><script type="module">${script}</script>`,
      ),
      styles: [css, dark],
      script,
    },
    offline: {
      html: documentOf(
        headOf(`<title>${OFFLINE_TITLE} - ${escapeText(parts.siteName)}</title>`, stylesOf([css, LIST_CSS])),
        `<div id="root">${renderToStaticMarkup(<OfflinePage />)}<nav class="kept" aria-label="${OFFLINE_LIST}">${MARKS.list}</nav></div>${frame.below}`,
      ),
      styles: [css, LIST_CSS, dark],
      script: '',
    },
  }
}

const [OFFLINE_TITLE, OFFLINE_HINT, OFFLINE_LIST] = OFFLINE_WORDS.network

const SAME_ADDRESS = ''

/** The app is not there: a link to the same address asks for it again. */
const OfflinePage = () => (
  <main className={failed.failed}>
    <Lighthouse />
    <h1 className={failed.title}>{OFFLINE_TITLE}</h1>
    <p className={failed.hint}>{OFFLINE_HINT}</p>
    <div className={failed.ways}>
      <a className={`${failed.main} ${failed.link}`} href={SAME_ADDRESS}>
        重新加载
      </a>
      <a className={`${failed.quiet} ${failed.link}`} href={`${SHOP_BASE}/`}>
        返回首页
      </a>
    </div>
  </main>
)
