import { readFileSync } from 'node:fs'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { RouteTable } from '../../../schemas/page/route.ts'
import { screens as moduleScreens } from '../../../src/modules/index.ts'
import { matchRoute } from '../../../src/page/core/match-route.ts'
import { screenCode } from '../../../src/page/core/screen-page.ts'
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
  if (!match || !opening || !match.route.login || !screen.member || screen.act) return []
  const calls = opening({ params: match.params, query: () => query }, match.route.with ?? {})
  return calls.length === 0 ? [] : [{ screen, calls }]
})

test('what a screen behind the login asks for first comes with its page: its browser asks for none of it', async ({
  page,
  gate,
}) => {
  gate.allow(/ (?:404|409)/)
  expect(new Set(opened.map(({ screen: { path } }) => path.split('/')[1])).size).toBeGreaterThan(10)
  const seen = watchRequests(page)
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
      for (const { name } of calls) {
        const path = new RegExp(`^${contracts[name].path.replaceAll(/:\w+/g, '[^/]+')}$`)
        expect
          .soft(
            paths.filter((one) => path.test(one)),
            `${screen.name}: ${name}`,
          )
          .toEqual([])
      }
    })
})
