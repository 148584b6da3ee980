import { expect, it } from 'vitest'
import { screens as moduleScreens } from '../../src/modules/index.ts'
import { matchRoute } from '../../src/engine/core/match-route.ts'
import { screenCode, SCREEN_BLOCK } from '../../src/engine/core/screen-page.ts'
import { screens } from '../journeys/support/screens.ts'
import { routes } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

const { visit } = openShop()

/** A member's screens whose modules say what they ask for first, as addresses of the sandbox show them. */
const opened = screens.flatMap(({ name, path, member, act, status }) => {
  const { pathname, searchParams } = new URL(path, 'https://shop.example')
  const query = Object.fromEntries(searchParams)
  const match = matchRoute(routes, pathname, query)
  const { opening } = moduleScreens[(match && screenCode(match.route)) ?? ''] ?? {}
  const opened = { name, address: path, member, by: name, route: match?.route.name ?? '' }
  const calls = opening?.({ params: match?.params ?? {}, query: () => query }, match?.route.with ?? {}) ?? []
  return calls.length > 0 && member && !act && status === undefined ? [opened] : []
})

it('there are such screens of each kind', () => expect(opened.length).toBeGreaterThan(40))

it.each(opened)('$name has its content in the server’s HTML: nobody waits for its code', async (opening) => {
  const { html } = await visit(opening)
  const [, screen = ''] = html.split(`data-block="${SCREEN_BLOCK}"`)
  // A line may wait: what an activity takes off depends on what is ordered.
  expect(screen.match(/data-shape="(?:card|form)"/g)).toBeNull()
  // Nor do the blocks around it wait for what the screen says.
  expect(screen.match(/aria-label="加载中"/g)).toBeNull()
})
