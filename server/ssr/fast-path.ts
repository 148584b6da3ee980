import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { PageCache, WireAnswer } from './page-cache.ts'
import { headersOf, unchangedHeadersOf } from './answer-headers.ts'
import { encodingOf, packedBody } from './wire.ts'

/** How many addresses are remembered with the key of their answer. */
const KNOWN_ADDRESSES = 5_000
/** Longer addresses are not remembered: nobody shall fill the memory with them. */
const LONGEST = 500

export interface FastPath {
  /** Answers a request for a shared page that is in memory; false: somebody else must. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** This address is answered by the shared answer of this key. */
  readonly learn: (url: string, key: string) => void
  readonly clear: () => void
}

/** Serves cached pages before the framework sees them: the work per request is a map look-up and one write. */
export function createFastPath(cache: PageCache): FastPath {
  const keys = new LRUCache<string, string>({ max: KNOWN_ADDRESSES })
  return {
    handle(request, response) {
      const { url } = request
      if (url === undefined || request.method !== 'GET' || !url.startsWith(SHOP_BASE)) return false
      const key = keys.get(url)
      const answer = key === undefined ? undefined : cache.fresh(key)
      if (!answer) return false
      writeAnswer(request, response, answer, true)
      return true
    },
    learn(url, key) {
      if (url.length <= LONGEST) keys.set(url, key)
    },
    clear: () => keys.clear(),
  }
}

/** Whether the asker has this answer. A proxy that compresses marks what it passes on as weak, and browsers may name several. */
const isKnown = (known: string | undefined, { status, etag }: WireAnswer) =>
  status === 200 && known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** @param isShared whether it is the answer to its address, for everybody */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: WireAnswer,
  isShared = false,
): void {
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
