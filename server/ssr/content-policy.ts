import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of a page: no inline script or style but the two that stand in it, each named by its hash, so that a
 * cached page needs no nonce.
 * @param apiBase origin of the mall's API when it isn't this server
 */
export function contentPolicy(inline: { readonly script: string; readonly style: string }, apiBase: string): string {
  const api = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(inline.script)}`,
    `style-src 'self' ${hash(inline.style)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
