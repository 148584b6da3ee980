import { forwardUrl } from '../../schemas/api/forward-url.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { Call } from '../../src/kit/call.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import { callWithTimeout, callShapeOf } from './side-call.ts'

const MAX_ENTRIES = 2_000
const TTL = 60_000
/** Longer ids are nobody's (the contract of forwardUrl). */
const LONGEST_ID = 40

export interface Forwards {
  /**
   * Where a product is sold now (B2, B7): a shop address without the prefix, or a whole https address; undefined: here. A look-up that
   * fails lets the page through.
   */
  readonly of: (productId: string) => Promise<string | undefined>
  readonly clear: () => void
}

interface Options {
  readonly call: Call
  readonly deadline: number
  readonly now: () => number
  readonly onProblem: (error: unknown) => void
}

const shape = callShapeOf(forwardUrl)

export function createForwards({ call, deadline, now, onProblem }: Options): Forwards {
  const cache = createTtlCache<string | undefined>({ max: MAX_ENTRIES, ttl: TTL, now })
  const find = async (productId: string) => {
    const reply = await callWithTimeout({ call, shape, args: { productId }, deadline })
    return safeAddress((reply as { data?: { forwardUrl?: unknown } } | null)?.data?.forwardUrl)
  }
  return {
    clear: cache.clear,
    async of(productId) {
      if (productId === '' || productId.length > LONGEST_ID) return undefined
      try {
        return await cache.get(productId, () => find(productId))
      } catch (error) {
        onProblem(error)
        return undefined
      }
    },
  }
}

/** A page of the shop, or an https address: nothing else is worth going to, whoever wrote it. */
function safeAddress(address: unknown): string | undefined {
  const { kind, to } = addressTarget(typeof address === 'string' ? address : undefined)
  return kind === 'page' || (kind === 'external' && isWebAddress(to)) ? to : undefined
}

const isWebAddress = (to = ''): boolean => to.startsWith('https://') && URL.canParse(to)
