import { STATUS_CODES } from 'node:http'
import type { DirectAnswer } from '../direct/direct-connections.ts'
import { httpDate } from '../http-date.ts'
import { KEEP_ALIVE } from '../keep-alive.ts'
import { type EncodedBody, type Headers, headersOf, unchangedHeadersOf } from './answer-headers.ts'
import type { WireAnswer } from './page-cache.ts'
import type { Encoding } from './wire.ts'

interface Prepared {
  readonly second: number
  readonly answer: DirectAnswer
}

type Form = Encoding | 'unchanged'

const prepared = new WeakMap<WireAnswer, Partial<Record<Form, Prepared>>>()

/**
 * An answer that is its address's for everybody, with its head, as Node would write it, in one buffer: made once in a second, since the head
 * says the time.
 * @param encoded what of it is sent; without it the asker has it (304)
 */
export function preparedAnswer(answer: WireAnswer, encoded?: EncodedBody): DirectAnswer {
  const second = Math.floor(Date.now() / 1000)
  const known = prepared.get(answer) ?? {}
  prepared.set(answer, known)
  const form = encoded?.encoding ?? 'unchanged'
  const found = known[form]
  if (found?.second === second) return found.answer
  const made = encoded
    ? written(answer.status, headersOf(answer, encoded, true), encoded.body)
    : written(304, unchangedHeadersOf(answer, true))
  known[form] = { second, answer: made }
  return made
}

function written(status: number, headers: Headers, body?: Buffer): DirectAnswer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${httpDate()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${KEEP_ALIVE / 1000}`,
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return { status, bytes: body ? Buffer.concat([head, body]) : head }
}
