import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { lookScript } from '../../src/domain/look/look-script.ts'
import { memberMarkScript } from '../../src/domain/visit/member-mark.ts'
import { tooOldScript } from '../../src/domain/visit/browsers.ts'
import { hostScripts } from '../../src/domain/visit/host-scripts.ts'

/** Hashes of inline texts, most of which many pages share. */
const hashes = new LRUCache<string, string>({
  max: 300,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})
const hash = (text: string) => hashes.memo(text)

/** Those that stand in pages, and those of the apps that may show it. UnionPay's loads more of itself from its own origin; every other stands alone. */
const allowedScripts = [
  ...[lookScript, memberMarkScript, tooOldScript].map(hash),
  ...new Set(
    Object.entries(hostScripts).map(([channel, script]) =>
      channel === 'unionpay-mini' ? new URL(script).origin : script,
    ),
  ),
]

/**
 * The Content-Security-Policy of a page: no inline script or style but those that stand in it, each named by its hash, so that a
 * cached page needs no nonce. The scripts of the apps that may show it are allowed by their whole address (DECISIONS.md).
 * @param apiBases origins of the mall's API and of its other hosts; '' is this server
 */
export function contentPolicy(
  inline: { readonly script: string; readonly styles: readonly string[] },
  apiBases: readonly string[] = [],
): string {
  const origins = new Set(apiBases.filter((base) => base !== '').map((base) => new URL(base).origin))
  const api = [...origins].map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${[hash(inline.script), ...allowedScripts].join(' ')}`,
    `style-src ${["'self'", ...inline.styles.map(hash)].join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
