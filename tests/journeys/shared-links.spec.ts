import { expect, test } from './fixtures.ts'
import { alive } from './drivers/shop.ts'
import { type ShopProcess, startShop } from './support/shop-process.ts'

const GOODS = '/tc-fostay/goods/650101'

/** Where shoppers find the shop: addresses that others read begin with it, wherever the shop listens. */
const PUBLIC = 'https://shop.example'
let shop: ShopProcess
/** Asks the shop for a public address, or one of its own. */
const at = (address: string) => `${shop.url}${address.replace(PUBLIC, '')}`

test.beforeAll(async () => {
  shop = await startShop({ SHOP_URL: PUBLIC })
})
test.afterAll(() => shop.stop())

const content = (html: string, name: string) =>
  new RegExp(` (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''

test.describe('a shared link', () => {
  test('of a product shows its name, its price and its picture of 1200 x 630', async ({ request }) => {
    const html = await (await request.get(at(`${GOODS}?from=lantu&utm_source=chat`))).text()
    expect(content(html, 'og:title')).not.toContain('商品详情')
    expect(Number(content(html, 'product:price:amount'))).toBeGreaterThan(0)
    expect(canonicalOf(html)).toBe(`${PUBLIC}${GOODS}`)
    const picture = await request.get(at(content(html, 'og:image')))
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect([content(html, 'og:image:width'), content(html, 'og:image:height')]).toEqual(['1200', '630'])
  })

  test('leaves the tab its own title, and its data breaks no policy', async ({ page }) => {
    await page.goto(GOODS)
    await alive(page)
    await expect(page).toHaveTitle('商品详情 - 澜途度假')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product' }, {}],
    })
  })

  test('is that of the page on the screen, also after going on inside the app', async ({ page }) => {
    await page.goto('/tc-fostay/content/30001')
    await alive(page)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await page.locator('[data-block="more"] a').first().click()
    await expect(page).not.toHaveURL(/30001/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})

test.describe('search engines', () => {
  test('find in the sitemap pages that are there, each at its one address', async ({ request }) => {
    const xml = await (await request.get(at('/tc-fostay/sitemap.xml'))).text()
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    expect(addresses.length).toBeGreaterThan(50)
    for (const url of addresses) {
      const answer = await request.get(at(url), { maxRedirects: 0 })
      expect([url, answer.status()]).toEqual([url, 200])
      expect(canonicalOf(await answer.text())).toBe(url)
    }
  })

  test('are asked to stay away from the sandbox', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    expect(await (await request.get('/tc-fostay/')).text()).toContain('<meta name="robots" content="noindex">')
  })
})

test('the shop can be kept on a phone’s home screen', async ({ page, request }) => {
  await page.goto('/tc-fostay/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as { start_url: string; icons: { src: string }[] }
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)])
    expect((await request.get(address)).status()).toBe(200)
})
