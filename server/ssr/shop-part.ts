import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { BuiltShop } from '../../src/app/entry-server.tsx'
import type { ShopDeps } from '../../src/app/shop-request.ts'
import type { ShopPart } from '../app.ts'
import type { Shop, ShopTools } from '../start.ts'
import { type Assets, readAssets } from './assets.ts'
import { createFastPath } from './fast-path.ts'
import { galleryPlugin } from './gallery-plugin.ts'
import { ownCall, remoteCall } from './page-call.ts'
import { createShopAnswers } from './shop-answers.ts'
import { previewPlugin, previewScript } from './preview-plugin.ts'
import { reportRoute } from './report-route.ts'
import { shopPlugin } from './shop-plugin.ts'
import { shopTime } from './shop-time.ts'

/** How long a page waits for one call before it leaves it to the browser, in ms: a shopper sees the rest of the page by then. */
const CALL_DEADLINE = 800
/** look.md: the sandbox brand. */
const SITE_NAME = '澜途度假'

interface Built {
  readonly shop: BuiltShop
  readonly assets: Assets
}

async function loadBuilt(dist: string): Promise<Built> {
  const module = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    createBuiltShop: () => Promise<BuiltShop>
  }
  return { shop: await module.createBuiltShop(), assets: readAssets(join(dist, 'client')) }
}

/**
 * The built shop, for the server: its checks of the operators' files, and its pages.
 * @param dist folder of the build
 */
export async function loadShop(dist: string): Promise<Shop> {
  const built = await loadBuilt(dist)
  return { checker: built.shop.checker, open: (tools) => openShop(built, tools) }
}

/** The shop's pages, its gallery, and the way around the framework for pages in memory. */
function openShop(built: Built, { settings: { apiBase, preview }, pages, ports: { clock }, log }: ShopTools): ShopPart {
  const calls: { call: ShopDeps['call'] } = { call: remoteCall(apiBase) }
  const deps: ShopDeps = {
    pages,
    call: (shape, args, signal) => calls.call(shape, args, signal),
    now: () => shopTime(clock.now()),
    clockOffset: clock.offset,
    deadline: CALL_DEADLINE,
    report: (problem) => log.warn(problem, 'a block failed'),
  }
  const answers = createShopAnswers({
    ...built,
    deps,
    settings: { apiBase, siteName: SITE_NAME, bootMore: preview ? previewScript : '' },
  })
  const fastPath = createFastPath(answers.cache)
  const forget = () => {
    fastPath.clear()
    answers.cache.clear()
  }
  pages.on('changed', forget)
  let offset = clock.offset()
  return {
    fastPath(request, response) {
      // Somebody moved the sandbox's clock: what was true before is not what the shop shows now.
      if (offset !== clock.offset()) {
        offset = clock.offset()
        forget()
      }
      return fastPath.handle(request, response)
    },
    register(app: FastifyInstance) {
      if (apiBase === '') calls.call = ownCall(app)
      if (preview) previewPlugin(app, pages)
      reportRoute(app, log)
      galleryPlugin(app, { ...built, pages })
      shopPlugin(app, { answers, fastPath })
    },
  }
}
