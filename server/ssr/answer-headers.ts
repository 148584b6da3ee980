import type { WireAnswer } from './page-cache.ts'
import type { Encoding } from './wire.ts'

export type Headers = Readonly<Record<string, string>>

/** A body as somebody takes it. */
export interface EncodedBody {
  readonly encoding: Encoding
  readonly body: Buffer
}

type Form = `${Encoding} ${'shared' | 'own'}`

const made = new WeakMap<WireAnswer, Partial<Record<Form, Headers>>>()

/**
 * The headers of an answer in one encoding, made once.
 * @param isShared whether it is the answer to its address, for everybody
 */
export function headersOf(answer: WireAnswer, { encoding, body }: EncodedBody, isShared: boolean): Headers {
  const known = made.get(answer) ?? {}
  made.set(answer, known)
  return (known[`${encoding} ${isShared ? 'shared' : 'own'}`] ??= {
    ...unchangedHeadersOf(answer, isShared),
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}

/** Of the answer to somebody who has it (304). */
export const unchangedHeadersOf = ({ headers, shared, etag }: WireAnswer, isShared: boolean): Headers => ({
  ...headers,
  ...(isShared && shared),
  etag,
})
