import type { WireAnswer } from './page-cache.ts'
import type { Encoding } from './wire.ts'

export type Headers = Readonly<Record<string, string>>

/** A body as somebody takes it. */
export interface EncodedBody {
  readonly encoding: Encoding
  readonly body: Buffer
}

const headers = new WeakMap<WireAnswer, Partial<Record<Encoding, Headers>>>()

/** The headers of an answer in one encoding, made once. */
export function headersOf(answer: WireAnswer, { encoding, body }: EncodedBody): Headers {
  const known = headers.get(answer) ?? {}
  headers.set(answer, known)
  return (known[encoding] ??= {
    ...answer.headers,
    etag: answer.etag,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}

/** Of the answer to somebody who has it (304). */
export const unchangedHeadersOf = ({ headers: own, etag }: WireAnswer): Headers => ({ ...own, etag })
