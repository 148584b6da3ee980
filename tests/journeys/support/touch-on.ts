import type { Page } from '@playwright/test'
import { loginAs } from '../drivers/sandbox.ts'
import { open } from '../drivers/shop.ts'
import type { shopWalk } from './shop-walk.ts'
import { type Trail, trails } from './trails.ts'

/** How long a touch may take to lead somewhere, in ms: a shop under load is no failure. */
const PATIENCE = 30_000

/**
 * Touches what leads on by no link, as whoever has it: only where the page was reached, and the address behind it was not. A touch that leads
 * nowhere is told, and the walk goes on.
 */
export async function touchOn(walk: ReturnType<typeof shopWalk>, page: Page, member: string): Promise<void> {
  page.setDefaultTimeout(PATIENCE)
  let who = member
  const isDue = ({ from, to }: Trail) => walk.reached.has(from) && !walk.reached.has(to)
  for (const trail of trails) {
    if (!isDue(trail)) continue
    const { who: other = member, from, at, to, touch } = trail
    if (other !== who) await loginAs(page, other)
    who = other
    try {
      if (at !== undefined) await open(page, at)
      await touch(page)
      const arrived = walk.routeOf(to)
      await page.waitForURL((url) => arrived(url.pathname + url.search))
    } catch (error) {
      walk.wrong.push(`${from} does not lead to ${to}: ${String(error).split('\n')[0]}`)
    }
  }
  if (who !== member) await loginAs(page, member)
}
