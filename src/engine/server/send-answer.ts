import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, encodingOf, packedBody } from './answer.ts'
import { headersOf, unchangedHeadersOf } from './answer-headers.ts'

/** Whether the asker has this answer. A proxy that compresses marks what it passes on as weak, and browsers may name several. */
const isKnown = (known: string | undefined, { status, etag }: Answer) =>
  status === 200 && known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/**
 * Answers a request of node:http: 304 to who has it, packed as the asker takes it, and for HEAD without its body.
 * @param isShared whether it is the answer to its address, for everybody: then it goes with what a CDN is told
 */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer, isShared = false): void {
  if (isKnown(request.headers['if-none-match'], answer)) {
    response.writeHead(304, unchangedHeadersOf(answer, isShared))
    response.end()
    return
  }
  const encoding = encodingOf(request.headers['accept-encoding'] as string | undefined)
  const write = (body: Buffer) => {
    response.writeHead(answer.status, headersOf(answer, { encoding, body }, isShared))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const body = answer.bodies[encoding]
  if (body) write(body)
  else packedBody(answer, encoding).then(write, () => response.destroy())
}
