import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { problemReplySchema } from '../../schemas/api/problems.ts'
import { createSessions } from '../../server/session/sessions.ts'
import { TEST_SECRET, testApp, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { requestOf } from './call-request.ts'
import { valuesOf } from './schema-arbitrary.ts'
import { TODAY } from './shop-openings.ts'
import { mistakes, strictly } from './strict-ajv.ts'

/** `FUZZ_RUNS=1000 npx vitest run tests/contract/random-calls.test.ts` looks longer; a failure prints its seed. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8)

const now = Date.parse(`${TODAY}T10:00:00+08:00`)
const clock = { now: () => now, offset: () => 0 }
/** Who calls: nobody, and members with orders, refunds and bookings. */
const members = fc.constantFrom(undefined, '900001', '900003', '900011')

let opened: TestDatabase
let app: FastifyInstance
const tokens = new Map<string, string>()

beforeAll(async () => {
  opened = await embeddedDatabase(now)
  const { database } = opened
  app = await testApp(database, { ports: testPorts(database, { clock }), limits: { callsPerMinute: 10_000_000 } })
}, LONGEST_OPENING)
afterAll(() => opened.remove())

/** A member is logged in once: a call may end the login, which is then no problem of the next one. */
async function tokenOf(member: string): Promise<string> {
  const { token } = await createSessions({ db: opened.database.orm, clock, secret: TEST_SECRET }).begin(member)
  tokens.set(member, token)
  return token
}

const all: readonly Contract[] = Object.values(contracts)
const isProblem = strictly(problemReplySchema)
const nothing = fc.constant(undefined)
const callsOf = ({ params, query, body }: Contract) =>
  fc.record({
    params: params ? valuesOf(params) : nothing,
    query: query ? valuesOf(query) : nothing,
    body: body ? valuesOf(body) : nothing,
  })

describe.each(all.map((contract) => [contract.name, contract] as const))('%s', (_name, contract) => {
  it(
    'answers whatever its schemas take by its reply or by a refusal that it names, and never fails',
    async () => {
      const isReply = strictly(contract.reply)
      await fc.assert(
        fc.asyncProperty(callsOf(contract), members, async (asked, member) => {
          const request = requestOf(contract, asked as Parameters<typeof requestOf>[1])
          const token = member && (tokens.get(member) ?? (await tokenOf(member)))
          const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
          const reply = await app.inject({ ...request, headers })
          const said = reply.json() as unknown
          const isDone = reply.statusCode === 200
          expect([reply.statusCode < 500, said, mistakes(isDone ? isReply : isProblem, said)]).toEqual([true, said, []])
        }),
        { numRuns: RUNS, includeErrorInReport: true },
      )
    },
    LONGEST_OPENING + RUNS * 500,
  )
})
