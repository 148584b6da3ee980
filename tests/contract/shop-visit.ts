import { afterAll, beforeAll } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Page } from '../../schemas/page/page.ts'
import { sandboxContent } from '../../server/sandbox/content/index.ts'
import { seedSandbox } from '../../server/sandbox/seed.ts'
import { ownCall } from '../../server/ssr/page-call.ts'
import { shopRequest } from '../../server/ssr/shop-request.ts'
import { type BuiltShop, createBuiltShop } from '../../src/app/entry-server.tsx'
import type { Prepared, ShopDeps } from '../../src/app/shop-request.ts'
import type { Call } from '../../src/kit/call.ts'
import { testApp } from '../fixtures/app.ts'
import { embeddedDatabase } from '../fixtures/databases.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { mistakes, strictAjv } from './strict-ajv.ts'

/** 2026-11-20 10:00 in Beijing, as an epoch and as the shop's own time. */
const NOW = Date.UTC(2026, 10, 20, 2)
const LOCAL_NOW = '2026-11-20T10:00:00'

/** What a shopper got, and what went wrong on the way. */
export interface Visit {
  readonly prepared: Prepared
  /** The whole document. */
  readonly html: string
  /** Blocks that crashed or have no widget, and replies that are not as their contract says. */
  readonly wrong: readonly string[]
}

/** Opens an address of the shop; with `changed`, its page is that one instead of the file's. */
export type Visiting = (address: string, changed?: Page) => Promise<Visit>

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

/** The shop of the sandbox, without a socket and without a build: from the operators' file to the document. */
export function openShop(): Visiting {
  let shop: BuiltShop
  let call: Call
  let close = async () => {}
  const pages = new Map(pageSources.map((source) => [source.name, judge(source).page]))

  beforeAll(async () => {
    const { database, remove } = await embeddedDatabase()
    close = remove
    await seedSandbox(database.orm, sandboxContent, NOW)
    shop = await createBuiltShop()
    call = ownCall(await testApp(database))
  }, 60_000)
  afterAll(() => close())

  return async (address, changed) => {
    const wrong: string[] = []
    const report = (problem: object) => void wrong.push(JSON.stringify(problem))
    const pageOf = (name: string) => {
      const page = changed ?? pages.get(name)
      return page && { page, revision: '1' }
    }
    const deps: ShopDeps = {
      pages: { page: pageOf, routes: () => routes, theme: () => undefined },
      call: checked(call, wrong),
      now: () => LOCAL_NOW,
      clockOffset: () => 0,
      deadline: 10_000,
      report,
    }
    const described = shop.describe(shopRequest(`/tc-fostay${address}`, { visitor: 'visitor-of-tests' }), deps.pages)
    if (!described) throw new Error(`${address} has no page`)
    const prepared = await shop.prepare(described, deps)
    const parts = { css: '', boot: '', theme: undefined, apiBase: '', siteName: '澜途度假' }
    return { prepared, html: shop.render(prepared, parts, report).html, wrong }
  }
}
