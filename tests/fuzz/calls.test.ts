import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { STUDIO_API, type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { NO_MINUTE } from '../../server/studio/no-minute.ts'
import type { Sessions } from '../../server/session/sessions.ts'
import { requestOf } from '../contract/call-request.ts'
import { LONGEST_OPENING } from '../fixtures/databases.ts'
import type { TestStudio } from '../fixtures/studio.ts'
import { documents } from './documents.ts'
import { type Probe, tell } from './held-up.ts'
import { openProbed, type ProbedStudio } from './probed-studio.ts'
import { stepInputs } from './steps.ts'
import { largestOf, type Largest } from './largest.ts'

/** ms of a contract with all its inputs: a machine under load is no failure. */
const LONGEST = 600_000

/** The item that the studio's calls are of. */
const known = { kind: 'page', name: 'home' }
interface Published {
  readonly published: { readonly hash: string; readonly text: string }
}

let probed: ProbedStudio
let studio: TestStudio
let probe: Probe
let sessions: Sessions
let cookie: string
/** The hash of what is published of the item that calls are of. */
let standing: string

beforeAll(async () => {
  probed = await openProbed()
  ;({ studio, probe, sessions } = probed)
  cookie = await studio.signedIn('admin')
  const { published } = (await studio.call('item', { params: known, cookie })).body as unknown as Published
  standing = published.hash
  await probe.tellIdle()
}, LONGEST_OPENING)
afterAll(() => probed.close())

const usual = { letters: 200_000, levels: 20, document: documents['a page of a megabyte']! }
const small = { ...usual, letters: 50_000 }

const part = (schema: Contract['body'], how: Largest) => schema && largestOf(schema, how)

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
        // One of its own: a call may end it.
        const { token } = await sessions.begin('900001')
        const headers = { ...request.headers, authorization: `Bearer ${token}` }
        let status = 0
        let said = ''
        const ms = await probe.heldUp(async () => {
          const reply = await studio.app.inject({ ...request, headers })
          status = reply.statusCode
          said = reply.body
        })
        tell(name, input, ms)
        expect(unreadOf(said), 'it was refused before it was looked at').toBeUndefined()
        expect(status).toBeLessThan(500)
      },
      LONGEST,
    )
  },
)

/** Why a call was refused by its schema or its size, or for want of a login: then its work was not tried. */
function unreadOf(said: string): string | undefined {
  const { code, detail = '' } = JSON.parse(said) as { readonly code?: string; readonly detail?: string }
  const isUnread = code === 'invalid-request' && (detail === NO_MINUTE || /^(?:body|querystring|params)\b/.test(detail))
  return isUnread || code === 'signed-out' || code === 'not-allowed' ? `${code} ${detail}` : undefined
}

describe.each(['saveSteps', 'checkChange'] as const)('steps, %s', (name) => {
  it.each(Object.entries(stepInputs))(
    'answers %s, and never fails',
    async (input, patches) => {
      const found = await studio.call('item', { params: known, cookie })
      const { published } = found.body as unknown as Published
      const step = { id: 'a-step-of-the-fuzz', label: '改', patches, inverse: [] }
      const changes = name === 'saveSteps' ? { steps: [step], text: published.text } : { patches }
      const body = { version: 0, base: published.hash, ...changes }
      let status = 0
      const ms = await probe.heldUp(async () => {
        status = (await studio.call(name, { params: known, cookie, body })).status
      })
      tell(name, input, ms)
      expect(status).toBeLessThan(500)
    },
    LONGEST,
  )
})

/** A release that nobody has changed. */
async function newRelease() {
  const made = await studio.call('newRelease', { cookie, body: { kind: 'bundle', name: '节', message: '', items: [] } })
  return made.body as { readonly id: string; readonly version: number }
}

let made = 0

/** With names of what is there, as far as the call takes them: what is not there is refused before any work. */
function withKnown(
  { body: schema }: StudioContract,
  body: unknown,
  release: { readonly version: number } | undefined,
): unknown {
  const given = (name: string) => schema?.properties?.[name] as JSONSchema | undefined
  if (typeof body !== 'object' || body === null) return body
  const kinds = (given('kind')?.enum ?? []) as readonly unknown[]
  return {
    ...body,
    ...(kinds.includes('page') && known),
    ...(kinds.includes('part') && !kinds.includes('page') && { kind: 'part', name: `part-${(made += 1)}` }),
    ...(given('base') && { base: standing }),
    ...(given('address') && { address: '/' }),
    ...(given('version') && { version: release?.version ?? given('version')?.minimum ?? 0 }),
  }
}

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
        const release = contract.path.startsWith('/releases/:id') ? await newRelease() : undefined
        const params = { ...(part(contract.params, { ...how, letters: 100 }) as object), ...known, ...release }
        const body = withKnown(contract, part(contract.body, how), release)
        const query = part(contract.query, { ...how, letters: 4_000 }) as Record<string, unknown> | undefined
        const filled = contract.path.replaceAll(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent(String((params as Record<string, unknown>)[key])),
        )
        let status = 0
        let said = ''
        const ms = await probe.heldUp(async () => {
          const reply = await studio.app.inject({
            method: contract.method,
            url: STUDIO_API + filled,
            query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
            ...(contract.takesFile
              ? { payload: Buffer.alloc(1_000_000, 255) }
              : body !== undefined && { payload: body as object }),
            headers: {
              ...{ 'sec-fetch-site': 'same-origin', cookie },
              ...(contract.takesFile && { 'content-type': 'application/octet-stream' }),
            },
          })
          status = reply.statusCode
          said = reply.body
        })
        tell(name, input, ms)
        expect(unreadOf(said), 'it was refused before it was looked at').toBeUndefined()
        expect(status).toBeLessThan(500)
      },
      LONGEST,
    )
  },
)
