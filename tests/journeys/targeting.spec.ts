import type { OwnShop } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import type { LoosePage } from './support/pages-folder.ts'

/** A block that is nothing but its words. */
function words(home: LoosePage, text: string, more: object): void {
  home.versions['rich-text'] = 1
  const id = `words-${home.blocks.length}`
  home.blocks.push({ id, widget: 'rich-text', props: { parts: [{ paragraphs: [text] }] }, ...more })
}

/** What a visitor receives: the page as HTML and as data. */
async function received({ url }: OwnShop['shop'], visitor?: string): Promise<string> {
  const headers = visitor ? { cookie: `pagoda_visitor=${visitor}` } : undefined
  const paths = ['/tc-fostay/', '/tc-fostay/_page?href=/']
  const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path, { headers })).text()))
  return texts.join('\n')
}

test.describe('schedules', () => {
  test('a block whose time is over, or still to come, never leaves the server', async ({
    ownShop: { shop, pages },
  }) => {
    await pages.editHome((home) => {
      words(home, '一直都在', {})
      words(home, '去年的活动', { live: { until: '2020-01-01T00:00' } })
      words(home, '明年的活动', { live: { from: '2099-01-01T00:00' } })
    })
    await expect.poll(() => received(shop)).toContain('一直都在')
    const text = await received(shop)
    expect(text).not.toContain('去年的活动')
    expect(text).not.toContain('明年的活动')
  })

  test('it appears when its time comes, and goes when it is over', async ({ page, ownShop: { shop, pages } }) => {
    const live = { from: '2030-05-01T10:00', until: '2030-05-01T12:00' }
    await pages.editHome((home) => {
      words(home, '一直都在', {})
      words(home, '五一两小时', { live })
    })
    await expect.poll(() => received(shop)).toContain('一直都在')
    for (const [time, isThere] of [
      ['2030-05-01T09:50', false],
      ['2030-05-01T10:00', true],
      ['2030-05-01T11:50', true],
      ['2030-05-01T12:00', false],
    ] as const) {
      await shop.setClock(time)
      expect((await received(shop)).includes('五一两小时'), time).toBe(isThere)
    }
    await shop.setClock('2030-05-01T10:30')
    await homePage(page).open('', shop.url)
    await expect(page.getByText('五一两小时')).toBeAttached()
  })
})

test.describe('experiments', () => {
  const twoArms = (home: LoosePage) => {
    home.experiments = { greeting: { sea: 50, snow: 50 } }
    words(home, '实验：海', { experiment: { name: 'greeting', arm: 'sea' } })
    words(home, '实验：雪', { experiment: { name: 'greeting', arm: 'snow' } })
  }

  test('visitors get one arm or the other, the same one each time, and nothing of the other', async ({
    ownShop: { shop, pages },
  }) => {
    await pages.editHome(twoArms)
    await expect.poll(() => received(shop)).toContain('实验：')
    const seen = new Set<string>()
    for (let at = 0; at < 12; at++) {
      const visitor = `visitor-number-${at}`
      const text = await received(shop, visitor)
      const arms = ['实验：海', '实验：雪'].filter((arm) => text.includes(arm))
      expect(arms, 'one arm').toHaveLength(1)
      expect(await received(shop, visitor)).toContain(arms[0])
      seen.add(arms[0] ?? '')
    }
    expect(seen.size, 'both arms are given').toBe(2)
    const answer = await fetch(`${shop.url}/tc-fostay/`)
    expect(answer.headers.get('cache-control'), 'kept by nobody on the way').toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^pagoda_visitor=[\w-]+; Path=\/tc-fostay; .*HttpOnly; SameSite=Lax/,
    )
  })

  test('who comes for the first time stays in the arm that they met', async ({ page, ownShop: { shop, pages } }) => {
    await pages.editHome(twoArms)
    await expect.poll(() => received(shop)).toContain('实验：')
    const home = homePage(page)
    await home.open('', shop.url)
    const arm = await page.getByText(/^实验：/).textContent()
    for (let visit = 0; visit < 5; visit++) {
      await home.open('', shop.url)
      await expect(page.getByText(/^实验：/)).toHaveText(arm ?? '')
    }
  })
})

test.describe('audiences', () => {
  test(
    'a block for members never reaches a visitor, one for visitors does; one for a brand is on that brand’s page only',
    { tag: '@gate' },
    async ({ ownShop: { shop, pages } }) => {
      await pages.editHome((home) => {
        words(home, '会员专享价', { audience: { login: true } })
        words(home, '金卡专享价', { audience: { levels: [3, 4, 5, 6] } })
        words(home, '游客你好', { audience: { login: false } })
        words(home, '只给拉古娜', { audience: { from: ['laguna'] } })
      })
      await expect.poll(() => received(shop)).toContain('游客你好')
      const text = await received(shop)
      expect(text).not.toContain('会员专享价')
      expect(text).not.toContain('金卡专享价')
      expect(text).not.toContain('只给拉古娜')
      const branded = await (await fetch(`${shop.url}/tc-fostay/?from=laguna`)).text()
      expect(branded).toContain('只给拉古娜')
    },
  )
})
