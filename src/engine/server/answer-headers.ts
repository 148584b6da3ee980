import { httpDate } from './http-date.ts'
import type { Answer, Encoding } from './answer.ts'

export type Headers = Readonly<Record<string, string>>

/** A body as somebody takes it. */
export interface EncodedBody {
  readonly encoding: Encoding
  readonly body: Buffer
}

type Form = `${Encoding} ${'shared' | 'own'}`

const made = new WeakMap<Answer, Partial<Record<Form, Headers>>>()

/**
 * The headers of an answer in one encoding, made once in a second: browsers set their clocks by the date (src/app/clock.ts). It is one of them
 * because a header that is set before writeHead would make Node check and copy each of the others.
 * @param isShared whether it is the answer to its address, for everybody
 */
export function headersOf(answer: Answer, { encoding, body }: EncodedBody, isShared: boolean): Headers {
  const known = made.get(answer) ?? {}
  made.set(answer, known)
  const form: Form = `${encoding} ${isShared ? 'shared' : 'own'}`
  const found = known[form]
  if (found?.['date'] === httpDate()) return found
  return (known[form] = {
    ...unchangedHeadersOf(answer, isShared),
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}

/** Of the answer to somebody who has it (304). */
export const unchangedHeadersOf = ({ headers, shared, etag }: Answer, isShared: boolean): Headers => ({
  ...headers,
  ...(isShared && shared),
  etag,
  date: httpDate(),
})
