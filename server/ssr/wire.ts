import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WireAnswer } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Brotli 6: a page takes a few ms once, and is a tenth larger than at 11, which takes fifty times as long. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/** Compresses an answer once for all who will get it. */
export async function wireAnswer(status: number, text: string, headers: Record<string, string>): Promise<WireAnswer> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([toBrotli(identity, BROTLI), toGzip(identity, { level: 6 })])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, headers, bodies: { br, gzip: zipped, identity } }
}

export type Encoding = keyof WireAnswer['bodies']

/** The best encoding that the asker takes. */
export function encodingOf(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accept)) return 'br'
  if (/\bgzip\b(?!;\s*q=0(?:\.0+)?\b)/.test(accept)) return 'gzip'
  return 'identity'
}
