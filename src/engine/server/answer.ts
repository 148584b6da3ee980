import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Larger than any page packed: the library takes a turn for each chunk. */
const CHUNK = 64 * 1024

/**
 * Brotli 5 looking back 256 KB, which is all of a page: the home page (149 KB) takes 2 ms and 27.6 KB; at 9 it would take 24 ms and 26.7 KB.
 * The window is memory that each packing sets up anew.
 */
const brotliOptions = (size: number) => ({
  chunkSize: CHUNK,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** An answer as it goes over the wire, in each encoding, made once. */
export interface Answer {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Where it is the answer to its address for everybody: what a CDN may do with it, in the place of those above. */
  readonly shared?: Readonly<Record<string, string>>
  /** Those that somebody asked for (packedBody), and the plain one. */
  readonly bodies: { readonly identity: Buffer; br?: Buffer; gzip?: Buffer }
  /** Where the page leads instead of being shown, as it says so. */
  readonly redirect?: string
}

/** An answer that is compressed when somebody first asks for it so: most pages are asked for in one encoding only. */
export function createAnswer(
  status: number,
  text: string,
  headers: Answer['headers'],
  shared?: Answer['shared'],
): Answer {
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, headers, ...(shared && { shared }), bodies: { identity } }
}

type Packing = 'br' | 'gzip'
export type Encoding = Packing | 'identity'

const packers: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => toBrotli(body, brotliOptions(body.length)),
  gzip: (body) => toGzip(body, { level: 6, chunkSize: CHUNK }),
}

const packing = new WeakMap<Answer, Partial<Record<Packing, Promise<Buffer>>>>()

/** The body of an answer in an encoding: made once for all who will get it. */
export function packedBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(answer.bodies.identity)
  const known = packing.get(answer) ?? {}
  packing.set(answer, known)
  return (known[encoding] ??= packers[encoding](answer.bodies.identity).then(
    (body) => (answer.bodies[encoding] = body),
  ))
}

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
