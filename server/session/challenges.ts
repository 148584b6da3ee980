import { randomInt, randomUUID } from 'node:crypto'
import type { Orm } from '../db/open-database.ts'
import { spentChallenges } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import { keyedHash, sameHash } from './hash.ts'
import { deriveKeys, type Key, type Secrets } from './keys.ts'

/** How long a question can be answered, in ms: time enough for a screen reader. */
const CHALLENGE_LIFE = 10 * 60_000

/** A question in words, which every reader of text can read out; it is no picture and no sound. */
interface Challenge {
  readonly question: string
  /** Goes back with the answer; tells nothing of it. */
  readonly token: string
}

/** Questions of our own before another code is sent. */
export interface Challenges {
  /** @param phone for which alone the answer is good */
  readonly make: (phone: string) => Challenge
  /** Takes the one try that a question has, right or wrong. @param answer digits */
  readonly solve: (phone: string, token: string, answer: string) => Promise<boolean>
}

interface Deps extends Secrets {
  readonly db: Orm
  readonly clock: Clock
}

const TOKEN = /^([\w-]{36})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/

/**
 * The question is not kept: its token is signed, once by itself and once with the answer. What is kept is which tokens were tried, so that
 * each is good once on all instances.
 */
export function createChallenges({ db, clock, ...secrets }: Deps): Challenges {
  const keys = deriveKeys(secrets, 'login question')
  const sign = (key: Key, ...parts: readonly string[]) => keyedHash(key.bytes, parts.join(' '))
  return {
    make(phone) {
      const { question, answer } = sum()
      const [id, until] = [randomUUID(), String(clock.now() + CHALLENGE_LIFE)]
      const signed = [sign(keys[0], id, until, phone), sign(keys[0], id, until, phone, answer)]
      return { question, token: [id, until, ...signed].join('.') }
    },
    async solve(phone, token, answer) {
      const [, id = '', until = '', own = '', withAnswer = ''] = TOKEN.exec(token) ?? []
      const key = keys.find((one) => sameHash(own, sign(one, id, until, phone)))
      if (!key || Number(until) <= clock.now()) return false
      const tried = await db
        .insert(spentChallenges)
        .values({ id, expiresAt: Number(until) })
        .onConflictDoNothing()
        .returning({ id: spentChallenges.id })
      return tried.length === 1 && sameHash(withAnswer, sign(key, id, until, phone, String(Number(answer))))
    },
  }
}

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** A sum that a child can do, and that has to be read to be done. */
function sum(): { readonly question: string; readonly answer: string } {
  const [one, other] = [randomInt(1, 11), randomInt(1, 11)]
  if (randomInt(2) === 0)
    return { question: `${numerals[one]}加${numerals[other]}等于几？`, answer: String(one + other) }
  const [more, less] = [Math.max(one, other), Math.min(one, other)]
  return { question: `${numerals[more]}减${numerals[less]}等于几？`, answer: String(more - less) }
}
