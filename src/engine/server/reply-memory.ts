import { LRUCache } from 'lru-cache'
import type { CallShape } from '../../../schemas/page/plan.ts'
import type { CachedReplies } from './page-request.ts'
import type { Call } from '../../kit/call.ts'

/** Characters of JSON that are kept at most; as objects they take a few bytes each. */
const LIMIT = 16_000_000

interface Kept {
  readonly reply: unknown
  /** Epoch ms. */
  readonly at: number
}

interface Options {
  /** The calls of nobody in particular. */
  readonly call: Call
  /** How long a call that several pages wait for may take, in ms. */
  readonly deadline: number
  /** Epoch ms. */
  readonly now: () => number
}

export interface ReplyMemory extends CachedReplies {
  readonly clear: () => void
}

const keyOf = ({ method, path }: CallShape, args: Readonly<Record<string, unknown>>) =>
  `${method} ${path} ${JSON.stringify(args)}`

const asking =
  (call: Call, asked: Set<string>): Call =>
  (shape, ...of) => {
    asked.add(shape.path)
    return call(shape, ...of)
  }

/**
 * What pages asked for, kept by endpoint and arguments: another page, or the same one with another query, costs no call, and all who wait
 * for one share it. A refusal is not kept. The same reply is the same object, by which everything made of it is found again.
 */
export function createReplyMemory({ call, deadline, now }: Options): ReplyMemory {
  const sizeOf = ({ reply }: Kept) => JSON.stringify(reply ?? null).length + 1
  const kept = new LRUCache<string, Kept>({ maxSize: LIMIT, maxEntrySize: LIMIT / 8, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<Kept>>()
  let generation = 0

  function ask(key: string, shape: CallShape, args: Readonly<Record<string, unknown>>): Promise<Kept> {
    const begun = generation
    const at = now()
    const asked = call(shape, args, AbortSignal.timeout(deadline))
      .then((reply) => {
        const made = { reply, at }
        if (begun === generation) kept.set(key, made)
        return made
      })
      .finally(() => begun === generation && underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  return {
    open({ member, maxStale }) {
      let goodUntil = Infinity
      const asked = new Set<string>()
      const own = member && asking(member, asked)
      const shared: Call = async (shape, args) => {
        const key = keyOf(shape, args)
        const known = kept.get(key)
        const isGood = known !== undefined && now() < known.at + maxStale(shape) * 1000
        if (!isGood) asked.add(shape.path)
        const { reply, at } = isGood ? known : await (underWay.get(key) ?? ask(key, shape, args))
        goodUntil = Math.min(goodUntil, at + maxStale(shape) * 1000)
        return reply
      }
      return {
        call: own ? (shape, ...of) => (shape.auth === 'none' ? shared : own)(shape, ...of) : shared,
        freshFor: () => Math.max(0, (goodUntil - now()) / 1000),
        isAsked: (path) => asked.has(path),
      }
    },
    clear() {
      generation += 1
      kept.clear()
      underWay.clear()
    },
  }
}
