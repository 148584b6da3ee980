import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WireAnswer } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Brotli 6: the home page (87 KB) takes 2 to 3 ms once and 17.2 KB; at 11 it would take 67 ms and 16.0 KB. */
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

/** Names of encodings with how much the asker likes each: `br;q=0.5, gzip` -> br 0.5, gzip 1. */
function likings(accept: string): Map<string, number> {
  const parts = accept.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', ...params] = part.split(';').map((text) => text.trim())
      const weight = params.find((param) => param.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
}

/** The best encoding that the asker takes. */
export function encodingOf(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity'
  const likes = likings(accept)
  const takes = (name: string) => (likes.get(name) ?? likes.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
