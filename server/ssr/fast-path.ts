import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { DirectAnswer, DirectAnswers } from '../direct/direct-connections.ts'
import type { PlainRequest } from '../direct/plain-request.ts'
import type { PageCache, WireAnswer } from './page-cache.ts'
import { headersOf, unchangedHeadersOf } from './answer-headers.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { encodingOf, packedBody } from './wire.ts'

/** How many addresses are remembered with the key of their answer. */
const KNOWN_ADDRESSES = 5_000
/** Longer addresses are not remembered: nobody shall fill the memory with them. */
const LONGEST = 500

export interface FastPath {
  /** Answers a request for a shared page that is in memory; false: somebody else must. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The same for who asks plainly, without a request and a response: one that is stale is renewed first where it can't be given any more. */
  readonly direct: DirectAnswers
  /**
   * This address is answered by the shared answer of this key.
   * @param renew the answer, made anew where that is due; undefined where this address is answered by another one now
   */
  readonly learn: (url: string, key: string, renew: Renew) => void
  readonly clear: () => void
}

type Renew = () => Promise<WireAnswer | undefined>

interface KnownAddress {
  readonly key: string
  readonly renew: Renew
}

/** Serves cached pages before the framework sees them: the work per request is a map look-up and one write. */
export function createFastPath(cache: PageCache): FastPath {
  const addresses = new LRUCache<string, KnownAddress>({ max: KNOWN_ADDRESSES })
  return {
    handle(request, response) {
      const { url } = request
      if (url === undefined || request.method !== 'GET' || !url.startsWith(SHOP_BASE)) return false
      const known = addresses.get(url)
      const answer = known && cache.fresh(known.key)
      if (!answer) return false
      writeAnswer(request, response, answer, true)
      return true
    },
    direct(request) {
      const known = addresses.get(request.url)
      if (!known) return undefined
      const answer = cache.fresh(known.key)
      return answer ? directAnswer(request, answer) : renewed(request, known)
    },
    learn(url, key, renew) {
      if (url.length <= LONGEST) addresses.set(url, { key, renew })
    },
    clear: () => addresses.clear(),
  }
}

async function renewed(request: PlainRequest, { renew }: KnownAddress): Promise<DirectAnswer | undefined> {
  const answer = await renew()
  return answer && answer.redirect === undefined ? directAnswer(request, answer) : undefined
}

/** A body that nobody took in this encoding before is packed first. */
function directAnswer(
  { acceptEncoding, ifNoneMatch }: PlainRequest,
  answer: WireAnswer,
): DirectAnswer | Promise<DirectAnswer> {
  if (isKnown(ifNoneMatch, answer)) return preparedAnswer(answer)
  const encoding = encodingOf(acceptEncoding)
  const body = answer.bodies[encoding]
  if (body) return preparedAnswer(answer, { encoding, body })
  return packedBody(answer, encoding).then((packed) => preparedAnswer(answer, { encoding, body: packed }))
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
