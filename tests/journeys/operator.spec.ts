import { expect, test, type OwnShop } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { blockOf, type LoosePage } from './support/pages-folder.ts'

const HOME = 'pages/home.json'

const htmlOf = async (shop: OwnShop['shop'], path = '/') => (await fetch(`${shop.url}/tc-fostay${path}`)).text()

test.describe('operator: a good edit', () => {
  test(
    'another title and another number of slides show within seconds, without a restart',
    { tag: '@gate' },
    async ({ page, ownShop: { shop, pages } }) => {
      const home = homePage(page)
      await home.open('', shop.url)
      await expect(home.position).toHaveText('1/6')
      await pages.editHome((home) => {
        home.title = '秋天的海'
        blockOf(home, 'banner').props.max = 2
        blockOf(home, 'deals').props.title = '今天特别便宜'
      })
      await expect.poll(() => htmlOf(shop)).toContain('今天特别便宜')
      await home.open('', shop.url)
      await expect(page).toHaveTitle(/秋天的海/)
      await expect(home.position).toHaveText('1/2')
    },
  )

  test('blocks moved, taken away and added stand in their new order', async ({ page, ownShop: { shop, pages } }) => {
    await pages.editHome((home) => {
      home.versions['rich-text'] = 1
      const parts = [{ paragraphs: ['台风天，所有订单免费改期。'] }]
      home.blocks = [
        { ...blockOf(home, 'header'), slots: undefined },
        { id: 'storm', widget: 'rich-text', props: { title: '台风提醒', parts } },
        blockOf(home, 'notice'),
        blockOf(home, 'footer'),
      ]
      home.data = { notice: home.data['notice']! }
      delete home.state
      delete home.values
      const used = ['page', ...home.blocks.map(({ widget }) => widget)]
      for (const code of Object.keys(home.versions)) if (!used.includes(code)) delete home.versions[code]
    })
    await expect.poll(() => htmlOf(shop)).toContain('台风天，所有订单免费改期。')
    expect(await shop.refused()).toEqual({})
    await homePage(page).open('', shop.url)
    const ids = await page
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
    expect(ids).toEqual(['header', 'storm', 'notice', 'footer'])
  })

  test('a theme’s new colour is the colour of the shop', async ({ page, ownShop: { shop, pages } }) => {
    await pages.write('themes/lantu.json', JSON.stringify({ title: '澜途度假', tokens: { brand: '#7A1F5C' } }))
    await expect.poll(() => htmlOf(shop)).toContain('--brand:#7A1F5C')
    await homePage(page).open('', shop.url)
    const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
    expect(brand).toBe('#7A1F5C')
  })
})

/** What each rule refuses is in src/engine/checks, what becomes of a refused file in server/pages/page-store.test.ts. */
const mistakes: readonly {
  readonly title: string
  readonly rule: string
  readonly text: (home: string) => string
}[] = [
  {
    title: 'broken JSON',
    rule: 'json-syntax',
    text: (home) => home.replace('"title": "澜途度假",', '"title": "澜途度假"'),
  },
  {
    title: 'an unknown widget',
    rule: 'unknown-widget',
    text: edited((home) => void Object.assign(blockOf(home, 'banner'), { widget: 'banner-swipper' })),
  },
  { title: '10,000 nested slots', rule: 'nested-too-deep', text: nested },
]

function edited(change: (home: LoosePage) => void): (text: string) => string {
  return (text) => {
    const home = JSON.parse(text) as LoosePage
    change(home)
    return JSON.stringify(home, null, 2)
  }
}

function nested(text: string): string {
  const deep = 10_000
  const open = '{"id":"box","widget":"section","props":{"title":"盒"},"slots":{"content":['
  return text.replace('"blocks": [', `"blocks": [${open.repeat(deep)}${']}}'.repeat(deep)},`)
}

test.describe('operator: an edit with a mistake', () => {
  for (const { title, rule, text } of mistakes)
    test(
      `${title} leaves the last good page up, is named in /readyz and in the log, and mending it heals`,
      { tag: rule === 'unknown-widget' ? '@gate' : [] },
      async ({ page, ownShop: { shop, pages } }) => {
        await pages.editHome((home) => void (blockOf(home, 'deals').props.title = '最后一版正确的首页'))
        await expect.poll(() => htmlOf(shop)).toContain('最后一版正确的首页')
        const logged = shop.log().length

        await pages.write('home.json', text(await pages.original('home.json')))
        await expect.poll(async () => (await shop.refused())[HOME]).toContain(rule)
        const said = (await shop.refused())[HOME] ?? ''
        expect(said).toMatch(/^pages\/home\.json:\d+:\d+ 错误 /)
        const logLine = JSON.stringify(said.replace(/（共 \d+ 个问题）$/, '')).slice(1, -1)
        await expect.poll(() => shop.log().slice(logged)).toContain(logLine)
        expect((await fetch(`${shop.url}/readyz`)).status, 'the shop stays ready').toBe(200)

        const home = homePage(page)
        await home.open('', shop.url)
        await expect(home.deals).toContainText('最后一版正确的首页')
        await expect(home.products).toHaveCount(6)

        await pages.editHome((home) => void (blockOf(home, 'deals').props.title = '改好了'))
        await expect.poll(() => htmlOf(shop)).toContain('改好了')
        expect(await shop.refused()).toEqual({})
      },
    )

  test('a file half written, then whole, ends with the whole one', async ({ ownShop: { shop, pages } }) => {
    const whole = (await pages.original('home.json')).replace('去哪儿玩', '写完了')
    for (const part of [0.2, 0.5, 0.9, 1]) await pages.write('home.json', whole.slice(0, whole.length * part))
    await expect.poll(() => htmlOf(shop)).toContain('写完了')
    expect(await shop.refused()).toEqual({})
  })

  test('a page whose file was deleted serves on, and is missed by name', async ({ ownShop: { shop, pages } }) => {
    await pages.delete('home.json')
    await expect.poll(async () => (await shop.refused())[HOME]).toContain('文件不见了')
    expect(await htmlOf(shop)).toContain('限时抢购')
  })
})
