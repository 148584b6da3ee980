import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import type { Page } from '../../schemas/page/page.ts'
import { createSandboxWeather } from '../../server/ports/weather-sandbox.ts'
import { sandboxContent } from '../../server/sandbox/content/index.ts'
import { seedSandbox } from '../../server/sandbox/seed.ts'
import { createSessions, type Sessions } from '../../server/session/sessions.ts'
import { ownCall } from '../../server/ssr/page-call.ts'
import { shopRequest } from '../../server/ssr/shop-request.ts'
import { shapeOf } from '../../server/ssr/side-call.ts'
import { type BuiltShop, createBuiltShop } from '../../src/app/entry-server.tsx'
import type { Prepared, ShopDeps } from '../../src/app/document/shop-request.ts'
import type { Call } from '../../src/kit/call.ts'
import { TEST_SECRET, testApp, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase } from '../fixtures/databases.ts'
import { type Opening, TODAY } from './shop-openings.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { mistakes, strictAjv } from './strict-ajv.ts'

/** Ten in the morning in Beijing: an epoch, and the shop's own time. */
const NOW = Date.parse(`${TODAY}T10:00:00+08:00`)
const LOCAL_NOW = `${TODAY}T10:00:00`
const clock = { now: () => NOW, offset: () => 0 }

/** Whoever opens the shop, and how they call its API. */
export interface Somebody {
  readonly call: Call
  /** Absent for a visitor. */
  readonly login?: { readonly token: string; readonly refreshToken: string; readonly profile: MemberProfile }
}

/** What a shopper got, and what went wrong on the way. */
export interface Visit {
  readonly opening: Opening
  readonly who: Somebody
  readonly prepared: Prepared
  /** The whole document. */
  readonly html: string
  /** Blocks that crashed or have no widget, and replies that are not as their contract says; grows while the page calls on. */
  readonly wrong: readonly string[]
}

/** Opens the shop; with `changed`, the page is that one instead of the file's. */
export type Visiting = (opening: Opening, changed?: Page) => Promise<Visit>

const ajv = strictAjv()
const validators = Object.values(contracts).map(({ method, path, reply }) => ({
  method,
  path,
  check: ajv.compile(reply),
}))

const checked =
  (call: Call, wrong: string[]): Call =>
  async (shape, args, signal) => {
    const reply = await call(shape, args, signal)
    const found = validators.find(({ method, path }) => method === shape.method && path === shape.path)
    wrong.push(...(found ? mistakes(found.check, reply) : [`${shape.path} is of no contract`]))
    return reply
  }

const profileOf = async (call: Call) =>
  ((await call(shapeOf(contracts.memberDetails), {}, new AbortController().signal)) as { data: MemberProfile }).data

async function enter(app: FastifyInstance, sessions: Sessions, member: string | undefined): Promise<Somebody> {
  if (member === undefined) return { call: ownCall(app) }
  const tokens = await sessions.begin(member)
  const call = ownCall(app, tokens.token)
  return { call, login: { ...tokens, profile: await profileOf(call) } }
}

/** What the server knows of who asks. */
const userOf = ({ login }: Somebody) =>
  login
    ? { loggedIn: true, level: login.profile.levelNew, id: login.profile.id }
    : ({ loggedIn: false, level: 0 } as const)

/** The shop of the sandbox, without a socket and without a build: from the operators' file to the document. */
export function openShop(): Visiting {
  let shop: BuiltShop
  let app: FastifyInstance
  let sessions: Sessions
  let close = async () => {}
  const pages = new Map(pageSources.map((source) => [source.name, judge(source).page]))
  const known = new Map<string | undefined, Promise<Somebody>>()

  beforeAll(async () => {
    const { database, remove } = await embeddedDatabase()
    close = remove
    await seedSandbox(database.orm, sandboxContent, NOW)
    shop = await createBuiltShop()
    app = await testApp(database, { ports: testPorts(database, { clock, weather: createSandboxWeather(clock) }) })
    sessions = createSessions({ db: database.orm, clock, secret: TEST_SECRET })
  }, 60_000)
  afterAll(() => close())

  const somebody = (member: string | undefined) => {
    const who = known.get(member) ?? enter(app, sessions, member)
    known.set(member, who)
    return who
  }

  return async (opening, changed) => {
    const wrong: string[] = []
    const report = (problem: object) => void wrong.push(JSON.stringify(problem))
    const pageOf = (name: string) => {
      const page = changed ?? pages.get(name)
      return page && { page, revision: '1' }
    }
    const who = await somebody(opening.member)
    const call = checked(who.call, wrong)
    const deps: ShopDeps = {
      pages: { page: pageOf, routes: () => routes, theme: () => undefined },
      call,
      now: () => LOCAL_NOW,
      clockOffset: () => 0,
      deadline: 10_000,
      report,
    }
    const asked = shopRequest(`/tc-fostay${opening.address}`, { visitor: 'visitor-of-tests' })
    const described = shop.describe({ ...asked, user: userOf(who) }, deps.pages)
    if (!described) throw new Error(`${opening.address} has no page`)
    const prepared = await shop.prepare(described, deps)
    const parts = { css: '', boot: '', theme: undefined, apiBase: '', siteName: '澜途度假' }
    const { html } = shop.render(prepared, parts, report)
    return { opening, who: { ...who, call }, prepared, html, wrong }
  }
}
