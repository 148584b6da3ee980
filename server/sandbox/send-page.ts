import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Markup } from './html.ts'
import { sandboxStyle } from './style.ts'

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')
/** No script, no picture, no frame; forms go to this server alone. */
export const toolPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
const style = new Markup(`<style>${sandboxStyle}</style>`)

export interface Page {
  readonly title: string
  readonly body: Markup
  /** Seconds after which the browser asks again. */
  readonly refresh?: number
  /** The page of all tools has no way back. */
  readonly isIndex?: boolean
}

/** Sends a page of the sandbox's tools: plain HTML, no script, never kept. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toolPolicy,
      'cache-control': 'no-store',
      // With `no-referrer` browsers would not say whose page posts a form.
      'referrer-policy': 'same-origin',
      ...(page.refresh !== undefined && { refresh: String(page.refresh) }),
    })
    .send(documentOf(page).text)
}

function documentOf({ title, body, isIndex }: Page): Markup {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${isIndex ? title : `${title} · 沙盒工具`}</title>
        ${style}
      </head>
      <body>
        <main>
          ${!isIndex && html`<a class="back" href="/sandbox/">‹ 沙盒工具</a>`}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
