import { existsSync, readlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { STUDIO_API, type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { createSessions } from '../../server/session/sessions.ts'
import { requestOf } from '../contract/call-request.ts'
import { TODAY } from '../contract/shop-openings.ts'
import { TEST_SECRET } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { openStudio, type TestStudio } from '../fixtures/studio.ts'
import { documents } from './documents.ts'
import { stepInputs } from './steps.ts'
import { largestOf, type Largest } from './largest.ts'

/** ms of a contract with all its inputs: a machine under load is no failure. */
const LONGEST = 600_000

/**
 * Asks /healthz every 50 ms from a thread of its own, and keeps the longest that an answer took since somebody set it to 0: in processor time
 * of the thread that serves, where the system tells it, since on a busy machine everything takes long.
 */
const PROBE = `
const { workerData: { port, seen, task } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const spent = task === undefined ? () => performance.now() : () => Number(readFileSync(task, 'latin1').split(' ')[0]) / 1e6
const { Agent, get } = require('node:http')
const agent = new Agent({ keepAlive: true })
setInterval(() => {
  const began = spent()
  get({ host: '127.0.0.1', port, path: '/healthz', agent }, (reply) => {
    reply.resume().on('end', () => { seen[0] = Math.max(seen[0], spent() - began) })
  }).on('error', () => undefined)
}, 50)
`

const now = Date.parse(`${TODAY}T10:00:00+08:00`)
const clock = { now: () => now, offset: () => 0 }
/** What Linux counts of this thread. */
const ownTask = () => {
  const task = existsSync('/proc/thread-self') ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : ''
  return existsSync(task) ? task : undefined
}

const seen = new Float64Array(new SharedArrayBuffer(8))

let opened: TestDatabase
let studio: TestStudio
let probe: Worker
let cookie: string
let token: string

beforeAll(async () => {
  opened = await embeddedDatabase(now)
  studio = await openStudio(opened.database, { limits: { calls: 1_000_000, signIns: 1_000_000 } })
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = studio.app.server.address() as AddressInfo
  probe = new Worker(PROBE, { eval: true, workerData: { port, seen, task: ownTask() } })
  cookie = await studio.signedIn('admin')
  token = (await createSessions({ db: opened.database.orm, clock, secret: TEST_SECRET }).begin('900001')).token
}, LONGEST_OPENING)
afterAll(async () => {
  await probe.terminate()
  await studio.close()
  await opened.remove()
})

/** What a call took of everybody's time: the longest that /healthz had to wait meanwhile, in ms. */
async function heldUp(call: () => Promise<unknown>): Promise<number> {
  seen[0] = 0
  await call()
  await wait(120)
  return Math.round(seen[0])
}

/** `npm run test:fuzz -- --calls` reads these lines. */
const tell = (name: string, input: string, ms: number) =>
  console.info(`held up: ${JSON.stringify({ name, input, ms })}`)

const usual = { letters: 200_000, levels: 20, document: documents['a page of a megabyte']! }
const small = { ...usual, letters: 50_000 }

const part = (schema: Contract['body'], how: Largest) => schema && largestOf(schema, how)

/** What the machine takes by itself. */
beforeAll(async () => {
  for (let round = 0; round < 10; round++) tell('nothing', 'nothing', await heldUp(() => wait(500)))
}, LONGEST)

describe.each(Object.values(contracts as Readonly<Record<string, Contract>>).map((one) => [one.name, one] as const))(
  'the shop, %s',
  (name, contract) => {
    it.each([
      ['the largest', usual],
      ['the deepest', { ...usual, letters: 1_000, levels: 2_000 }],
    ])(
      'answers %s that its schemas take, and never fails',
      async (input, how) => {
        const asked = {
          params: part(contract.params, { ...how, letters: 500 }),
          query: part(contract.query, { ...how, letters: 4_000 }),
          body: part(contract.body, how),
        } as Parameters<typeof requestOf>[1]
        const request = requestOf(contract, asked)
        const headers = { ...request.headers, authorization: `Bearer ${token}` }
        let status = 0
        const ms = await heldUp(async () => {
          status = (await studio.app.inject({ ...request, headers })).statusCode
        })
        tell(name, input, ms)
        expect(status).toBeLessThan(500)
      },
      LONGEST,
    )
  },
)

/** The item that the studio's calls are of. */
const known = { kind: 'page', name: 'home' }

describe.each(['saveSteps', 'checkChange'] as const)('steps, %s', (name) => {
  it.each(Object.entries(stepInputs))(
    'answers %s, and never fails',
    async (input, patches) => {
      const found = await studio.call('item', { params: known, cookie })
      const { published } = found.body as { readonly published: { readonly hash: string; readonly text: string } }
      const step = { id: 'a-step-of-the-fuzz', label: '改', patches, inverse: [] }
      const changes = name === 'saveSteps' ? { steps: [step], text: published.text } : { patches }
      const body = { version: 0, base: published.hash, ...changes }
      let status = 0
      const ms = await heldUp(async () => {
        status = (await studio.call(name, { params: known, cookie, body })).status
      })
      tell(name, input, ms)
      expect(status).toBeLessThan(500)
    },
    LONGEST,
  )
})

/** What would change who may call what comes after. */
const endsTheVisit = new Set<StudioCallName>(['signOut', 'changePassword', 'endSession'])

const names = (Object.keys(studioContracts) as StudioCallName[]).filter((name) => !endsTheVisit.has(name))

describe.each(names.map((name) => [name, studioContracts[name] as StudioContract] as const))(
  'the studio, %s',
  (name, contract) => {
    const hasDocument = JSON.stringify(contract.body ?? {}).includes('"maxLength":1048576')
    const inputs: (readonly [string, Largest])[] = [
      ['the largest', small],
      ['the deepest', { ...small, letters: 1_000, levels: 2_000 }],
      ...(hasDocument ? Object.entries(documents).map(([of, document]) => [of, { ...small, document }] as const) : []),
    ]
    it.each(inputs)(
      'answers %s that its schemas take, and never fails',
      async (input, how) => {
        const params = { ...(part(contract.params, { ...how, letters: 100 }) as object), ...known }
        const body = part(contract.body, how)
        const query = part(contract.query, { ...how, letters: 4_000 }) as Record<string, unknown> | undefined
        const filled = contract.path.replaceAll(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent(String((params as Record<string, unknown>)[key])),
        )
        const named = typeof body === 'object' && body !== null && 'kind' in body ? { ...body, ...known } : body
        let status = 0
        const ms = await heldUp(async () => {
          const reply = await studio.app.inject({
            method: contract.method,
            url: STUDIO_API + filled,
            query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
            ...(contract.takesFile
              ? { payload: Buffer.alloc(1_000_000, 255) }
              : named !== undefined && { payload: named as object }),
            headers: {
              ...{ 'sec-fetch-site': 'same-origin', cookie },
              ...(contract.takesFile && { 'content-type': 'application/octet-stream' }),
            },
          })
          status = reply.statusCode
        })
        tell(name, input, ms)
        expect(status).toBeLessThan(500)
      },
      LONGEST,
    )
  },
)
