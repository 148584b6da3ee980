import '../fixtures/without-owner-stacks.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import type { Page } from '../../schemas/page/page.ts'
import { createSandboxWeather } from '../../server/ports/weather-sandbox.ts'
import { createSessions, type Sessions } from '../../server/session/sessions.ts'
import { inProcessCall } from '../../server/ssr/page-call.ts'
import { shopRequest } from '../../server/ssr/shop-request.ts'
import { callShapeOf } from '../../server/ssr/side-call.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { type BuiltShop, createBuiltShop } from '../../src/app/entry-server.tsx'
import type { PreparedPage, PageDeps } from '../../src/engine/server/page-request.ts'
import type { Call } from '../../src/kit/call.ts'
import { TEST_SECRET, testApp, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING } from '../fixtures/databases.ts'
import { type Opening, TODAY } from './shop-openings.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { mistakes, strictAjv } from './strict-ajv.ts'

/** Ten in the morning in Beijing: an epoch, and the shop's own time. */
const NOW = Date.parse(`${TODAY}T10:00:00+08:00`)
const LOCAL_NOW = `${TODAY}T10:00:00`
const clock = { now: () => NOW, offset: () => 0 }

/** Whoever opens the shop, and how they call its API. */
interface Somebody {
  readonly call: Call
  /** Absent for a visitor. */
  readonly login?: { readonly token: string; readonly refreshToken: string; readonly profile: MemberProfile }
}

/** A page with its data, before it is drawn. */
export interface Arrival {
  readonly opening: Opening
  readonly who: Somebody
  readonly prepared: PreparedPage
  /** Blocks that crashed or have no widget, and replies that are not as their contract says; grows while the page calls on. */
  readonly wrong: string[]
}

/** What a shopper got, and what went wrong on the way. */
export interface Visit extends Arrival {
  /** The whole document. */
  readonly html: string
}

export interface OpenShop {
  /** With `changed`, the page is that one instead of the file's. */
  readonly arrive: (opening: Opening, changed?: Page) => Promise<Arrival>
  readonly draw: (arrival: Arrival) => Visit
  readonly visit: (opening: Opening) => Promise<Visit>
}

const ajv = strictAjv()
const validators = Object.values(contracts).map(({ method, path, reply }) => ({
  method,
  path,
  check: ajv.compile(reply),
}))

/** What is wrong with a reply, by the contract of its call. */
function mistakesOf(shape: Parameters<Call>[0], reply: unknown): string[] {
  const found = validators.find(({ method, path }) => method === shape.method && path === shape.path)
  return found ? mistakes(found.check, reply) : [`${shape.path} is of no contract`]
}

const checked =
  (call: Call, wrong: string[]): Call =>
  async (shape, args, signal) => {
    const reply = await call(shape, args, signal)
    wrong.push(...mistakesOf(shape, reply))
    return reply
  }

type Known = Map<string, Promise<{ readonly reply: unknown; readonly mistakes: readonly string[] }>>

/** Asks the shop once for each call with its arguments, and judges that reply once: it stands still while its pages are looked at. */
const remembered =
  (call: Call, known: Known, wrong: string[]): Call =>
  async (shape, args, signal) => {
    const key = `${shape.method} ${shape.path} ${JSON.stringify(args)}`
    const asked =
      known.get(key) ?? call(shape, args, signal).then((reply) => ({ reply, mistakes: mistakesOf(shape, reply) }))
    known.set(key, asked)
    const answer = await asked
    wrong.push(...answer.mistakes)
    return answer.reply
  }

const profileOf = async (call: Call) =>
  ((await call(callShapeOf(contracts.memberDetails), {}, new AbortController().signal)) as { data: MemberProfile }).data

async function enter(app: FastifyInstance, sessions: Sessions, member: string | undefined): Promise<Somebody> {
  if (member === undefined) return { call: inProcessCall(app) }
  const tokens = await sessions.begin(member)
  const call = inProcessCall(app, tokens.token)
  return { call, login: { ...tokens, profile: await profileOf(call) } }
}

/** What the server knows of who asks. */
const userOf = ({ login }: Somebody) =>
  login
    ? { loggedIn: true, level: login.profile.levelNew, id: login.profile.id }
    : ({ loggedIn: false, level: 0 } as const)

/** The shop of the sandbox, without a socket and without a build: from the operators' file to the document. */
export function openShop(): OpenShop {
  let shop: BuiltShop
  let app: FastifyInstance
  let sessions: Sessions
  let close = async () => {}
  const pages = new Map(pageSources.map((source) => [source.name, judge(source).page]))
  const known = new Map<string | undefined, Promise<Somebody>>()
  const replies = new Map<string | undefined, Known>()

  beforeAll(async () => {
    const { database, remove } = await embeddedDatabase(NOW)
    close = remove
    shop = await createBuiltShop(validatorStore)
    app = await testApp(database, { ports: testPorts(database, { clock, weather: createSandboxWeather(clock) }) })
    sessions = createSessions({ db: database.orm, clock, secret: TEST_SECRET })
  }, LONGEST_OPENING)
  afterAll(() => close())

  const somebody = (member: string | undefined) => {
    const who = known.get(member) ?? enter(app, sessions, member)
    known.set(member, who)
    return who
  }

  const repliesTo = (member: string | undefined) => {
    const told = replies.get(member) ?? new Map()
    replies.set(member, told)
    return told
  }

  const arrive: OpenShop['arrive'] = async (opening, changed) => {
    const wrong: string[] = []
    const pageOf = (name: string) => {
      const page = changed ?? pages.get(name)
      return page && { page, revision: '1' }
    }
    const who = await somebody(opening.member)
    const call = remembered(who.call, repliesTo(opening.member), wrong)
    const deps: PageDeps = {
      pages: { page: pageOf, routes: () => routes, theme: () => undefined },
      call,
      ...(who.login && { member: call }),
      now: () => LOCAL_NOW,
      clockOffset: () => 0,
      deadline: 10_000,
      report: reportTo(wrong),
    }
    const asked = shopRequest(`/tc-fostay${opening.address}`, { visitor: 'visitor-of-tests' })
    const match = shop.page.match({ ...asked, user: userOf(who) }, deps.pages)
    if (!match) throw new Error(`${opening.address} has no page`)
    const prepared = await shop.page.prepare(match, deps)
    return { opening, who: { ...who, call: checked(who.call, wrong) }, prepared, wrong }
  }

  const draw: OpenShop['draw'] = (arrival) => {
    const parts = {
      assets: { css: () => '', cssHrefs: () => [], entry: '', modules: () => [], older: { fill: '', app: '' } },
      apiBase: '',
      siteName: '澜途度假',
      publicUrl: 'https://shop.example',
      isListed: true,
    }
    return { ...arrival, html: shop.page.html(arrival.prepared, parts, reportTo(arrival.wrong)).html }
  }

  return { arrive, draw, visit: async (opening) => draw(await arrive(opening)) }
}

const reportTo = (wrong: string[]) => (problem: object) => void wrong.push(JSON.stringify(problem))
