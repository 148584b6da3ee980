import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import type { Page } from '../../schemas/page/page.ts'
import { contextReads } from '../../src/engine/core/context-reads.ts'
import { compileValue } from '../../src/engine/core/expressions/index.ts'
import { resolvePage } from '../../src/engine/core/resolve-page.ts'
import { checkPages } from '../../src/engine/checks/check-pages.ts'
import { shopSite } from '../../src/app/shop-site.ts'
import { around, judge, pageSources, say } from './shop-pages.ts'

const source = pageSources.find(({ name }) => name === 'campaign-new-year')!
const campaign = judge(source).page!

const visitor: PageContext['user'] = { loggedIn: false, level: 0 }
const member: PageContext['user'] = { loggedIn: true, level: 1, id: '900001' }

const contextOf = (now: string, user: PageContext['user'], arm: string): PageContext => ({
  ...{ now: `${now}:00`, user, channel: 'h5', from: 'lantu', params: {}, query: {} },
  flags: { 'new-year-offers': arm },
})

/** Whether a block is there for somebody: conditions on the viewer are left to the browser. */
function isThere({ when }: Block, { loggedIn, level }: PageContext['user']): boolean {
  const viewer = { known: true, loggedIn, level }
  return when === undefined || compileValue(when).evaluate((name) => (name === 'viewer' ? viewer : undefined)) === true
}

const idsOf = (blocks: readonly Block[], user: PageContext['user']): string[] =>
  blocks
    .filter((block) => isThere(block, user))
    .flatMap(({ id, slots = {} }) => [id, ...Object.values(slots).flatMap((inner) => idsOf(inner, user))])

interface Opened {
  readonly ids: readonly string[]
  readonly data: readonly string[]
  readonly until: string | undefined
}

function open(now: string, user = visitor, arm = 'stays', page: Page = campaign): Opened {
  const { page: resolved, until } = resolvePage(page, contextOf(now, user, arm))
  return { ids: idsOf(resolved.blocks, user), data: Object.keys(resolved.data ?? {}), until }
}

const days = ['days', 'eve', 'new-year-day']

describe('the New Year campaign', () => {
  it('says before it opens when it will, to everybody, and loads nothing of what is to come', () => {
    for (const user of [visitor, member]) {
      const { ids, data, until } = open('2026-12-28T09:59', user)
      expect(ids).toEqual(['hero', 'soon', 'soon-stories', ...days])
      expect(data).toEqual(['stories'])
      expect(until).toBe('2026-12-28T10:00')
    }
  })

  it('opens at its minute', () => {
    const { ids, data, until } = open('2026-12-28T10:00')
    expect(ids).toEqual(['hero', 'stays', 'login', ...days])
    expect(data).toEqual(['stays'])
    expect(until).toBe('2027-01-04T00:00')
  })

  it('gives each arm its own offers, and the data of these alone', () => {
    const arms = Object.keys(campaign.experiments!['new-year-offers']!)
    const opened = arms.map((arm) => open('2027-01-01T12:00', visitor, arm))
    expect(opened.map(({ ids }) => ids[1])).toEqual(['stays', 'plays'])
    expect(opened.map(({ data }) => data)).toEqual([['stays'], ['plays']])
  })

  it('has a part for members, where a visitor is asked to log in, and is one page for all', () => {
    expect(open('2027-01-01T12:00', member).ids).toEqual([
      ...['hero', 'stays', 'members', 'member-coupons', 'member-orders'],
      ...days,
    ])
    expect(contextReads(campaign).user).toBe(false)
  })

  it('serves on when all of it is over: an ended schedule is a remark, and forbids nothing', () => {
    const [checked] = checkPages(shopSite, [source], { ...around, now: '2027-02-05T00:00' })
    const { page, problems } = checked!
    expect(page).toEqual(campaign)
    expect(new Set(problems.map(({ rule, severity }) => `${severity} ${rule}`))).toEqual(
      new Set(['warning schedule-over']),
    )
  })

  it('is over at midnight, whoever looks, and says where to go on', () => {
    for (const user of [visitor, member]) {
      expect(open('2027-01-03T23:59', user).ids).not.toContain('over')
      expect(open('2027-01-04T00:00', user)).toEqual({ ids: ['hero', 'over'], data: [], until: undefined })
    }
  })
})

describe('the template of campaigns', () => {
  const text = readFileSync('cli/templates/campaign/page.json', 'utf8')
  const made = judge({ file: 'pages/spring.json', text })

  it('passes every check without a word', () => {
    expect(say(made.problems)).toEqual([])
  })

  it('opens and ends by itself, with its part for members and its two arms', () => {
    const shown = (now: string, user = visitor, arm = 'list') => {
      const { page } = resolvePage(made.page!, { ...contextOf(now, user, arm), flags: { offers: arm } })
      return page.blocks.filter((block) => isThere(block, user)).map(({ id }) => id)
    }
    expect(shown('2027-01-01T09:59')).toEqual(['soon', 'two'])
    expect(shown('2027-01-01T10:00')).toEqual(['list', 'two'])
    expect(shown('2027-01-01T10:00', member, 'countdown')).toEqual(['countdown', 'members', 'two'])
    expect(shown('2027-02-01T00:00')).toEqual(['two', 'over'])
  })
})
