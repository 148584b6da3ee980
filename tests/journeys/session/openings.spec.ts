import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import type { RouteTable } from '../../../schemas/page/route.ts'
import { screens as moduleScreens } from '../../../src/modules/index.ts'
import { matchRoute } from '../../../src/engine/core/match-route.ts'
import { screenCode, SCREEN_VALUES } from '../../../src/engine/core/screen-page.ts'
import { watchRequests } from '../drivers/shop.ts'
import { expect, test as base } from '../fixtures.ts'
import { followRequests } from '../support/quiet.ts'
import { screens, show } from '../support/screens.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    followRequests(page)
    await use(page)
  },
})

// It goes to some thirty screens.
test.describe.configure({ timeout: 300_000 })

const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable

/** The screens whose module asks for something as it begins, with what it asks for there. */
const opened = screens.flatMap((screen) => {
  const { pathname, searchParams } = new URL(screen.path, 'https://shop.example')
  const query = Object.fromEntries(searchParams)
  const match = matchRoute(routes, pathname, query)
  const { opening } = moduleScreens[(match && screenCode(match.route)) ?? ''] ?? {}
  if (!match || !opening || !screen.member || screen.act) return []
  const calls = opening({ params: match.params, query: () => query }, match.route.with ?? {})
  return calls.length === 0 ? [] : [{ screen, calls }]
})

/** Paths of the data of the blocks around a screen that came with its page, though it waits in the browser for what the screen says. */
async function cameAround(page: Page): Promise<string[]> {
  const { plan, sources } = JSON.parse((await page.locator('#pagoda-page').textContent()) ?? '') as PagePayload
  const came = Object.entries(plan.data).filter(
    ([name, { load, reads }]) =>
      load === 'browser' && reads.includes(SCREEN_VALUES) && sources[name]?.status === 'ready',
  )
  return came.map(([, { call }]) => call.path)
}

test('what a member’s screen asks for first comes with its page: its browser asks for none of it', async ({
  page,
  gate,
}) => {
  gate.allow(/ (?:404|409)/)
  expect(new Set(opened.map(({ screen: { path } }) => path.split('/')[1])).size).toBeGreaterThan(10)
  const seen = watchRequests(page)
  const all: string[] = []
  for (const { screen, calls } of opened)
    await test.step(screen.name, async () => {
      const before = seen.calls().length
      await show(page, screen)
      const made = seen.calls().slice(before)
      // What the server was refused the screen asks itself, and says so in its own way.
      const answered = await Promise.all(
        made.map(async (request) => ((await request.response())?.ok() ? [request] : [])),
      )
      const paths = answered.flat().map((request) => new URL(request.url()).pathname)
      const around = await cameAround(page)
      all.push(...around)
      for (const shape of [...calls.map(({ name }) => contracts[name].path), ...around]) {
        const path = new RegExp(`^${shape.replaceAll(/:\w+/g, '[^/]+')}$`)
        expect
          .soft(
            paths.filter((one) => path.test(one)),
            `${screen.name}: ${shape}`,
          )
          .toEqual([])
      }
    })
  expect(all).not.toEqual([])
})
