import { allBlocks } from '../react/entry.ts'
import { heightCss } from '../react/height-class.ts'
import type { RenderedPage } from './create-engine.tsx'
import { languageOf } from '../words/words-of.ts'
import { escapeText } from './escape.ts'

/** What a document is told beside its page. */
export interface DocumentSettings {
  /** Address of the script that calls startPage. */
  readonly script: string
  /** Addresses of style sheets. */
  readonly styles: readonly string[]
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeText(content)}">` : ''

/** The plain document around a page, which startPage brings to life: for `document` of createEngine. */
export function pageDocument(
  { prepared: { payload, head }, body, payload: json, site }: RenderedPage,
  { script, styles }: DocumentSettings,
): { readonly html: string } {
  const { title, description } = payload.plan
  const heights = heightCss([...allBlocks(payload)].map(({ height }) => height))
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeText(href)}">`).join('')
  // The engine's own page of what is not there has no blocks, as it knows of no widget.
  const heading = payload.plan.blocks.length === 0 ? `<h1>${escapeText(head.title ?? title)}</h1>` : ''
  const data = (name: string, value: string | undefined) => (value ? ` data-${name}="${escapeText(value)}"` : '')
  const told = data('base', site.base) + data('words', site.words && JSON.stringify(site.words))
  const html = `<!doctype html><html lang="${escapeText(languageOf(site))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(head.title ?? title)}</title>${meta('description', head.description ?? description)}${links}<style>${heights}</style></head><body>${heading}<div id="root">${body}</div><script type="application/json" id="pagoda-page"${told}>${json}</script><script type="module" src="${escapeText(script)}"></script></body></html>`
  return { html }
}
