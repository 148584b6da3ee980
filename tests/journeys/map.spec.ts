import type { Page } from '@playwright/test'
import { alive, awake, block, open } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'

const LIST = '/atlantis/v2/poiList'
const WATER = '星屿水世界'
const CENTRE = '游客中心'

const placesOf = (page: Page) => {
  const list = block(page, 'pois')
  const pins = list.getByRole('list', { name: '地图上的地点' })
  const cards = list.getByRole('list', { name: '地点', exact: true })
  return {
    list,
    view: (name: '列表' | '地图') => list.getByRole('button', { name, exact: true }),
    pin: (name: string) => pins.getByRole('button', { name }),
    chosen: pins.getByRole('button', { pressed: true }),
    cards,
    card: (name: string) => cards.getByRole('link', { name }),
    moving: list.getByRole('region', { name: '度假地图' }),
    still: list.getByRole('img', { name: '度假地图' }),
    find: list.getByRole('button', { name: '我的位置' }),
    said: list.getByRole('status'),
  }
}

/** Opens the places, and their map. */
async function openMap(page: Page) {
  await open(page, LIST)
  const places = placesOf(page)
  await awake(places.list)
  await places.view('地图').click()
  return places
}

test.describe('[A5] The map of the resort', () => {
  test('shows the places as pins and as cards: whichever is chosen, the other follows', async ({ page }) => {
    const places = await openMap(page)
    await expect(places.moving).toBeVisible()
    await expect(places.chosen).toContainText(WATER)
    await places.pin(CENTRE).click()
    await expect(places.card(CENTRE)).toBeInViewport({ ratio: 0.9 })
    await expect(places.card(WATER)).not.toBeInViewport()
    await places.cards.evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(places.chosen).toContainText(WATER)
    await places.list.getByRole('button', { name: '餐饮', exact: true }).click()
    await expect(places.chosen).toContainText('餐饮')
  })

  test('is there again for who looked at a place of it', async ({ page }) => {
    const places = await openMap(page)
    await places.card(WATER).click()
    await expect(page).toHaveURL(/poiDetail/)
    await page.goBack()
    await alive(page)
    await expect(places.view('地图')).toHaveAttribute('aria-pressed', 'true')
    await expect(places.pin(WATER)).toBeVisible()
    await places.view('列表').click()
    await expect(places.list.getByRole('heading', { name: WATER })).toBeVisible()
    await expect(places.moving).toHaveCount(0)
  })

  test('stands still in a browser that cannot draw it, with its pins, and is looked at more closely', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
      } as typeof real
    })
    const places = await openMap(page)
    await expect(places.still).toBeVisible()
    const cut = places.still.locator('use')
    const before = await cut.getAttribute('href')
    await places.list.getByRole('button', { name: '放大' }).click()
    await expect(cut).not.toHaveAttribute('href', before ?? '')
    await places.pin(WATER).click()
    await expect(places.chosen).toContainText(WATER)
    await expect(places.moving).toHaveCount(0)
  })

  test('says how far a place is from the shopper, or why it cannot', async ({ page, context }) => {
    const places = await openMap(page)
    await places.find.click()
    await expect(places.said).toHaveText(/没有拿到您的位置/)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 110.392, latitude: 18.771 })
    await places.find.click()
    await expect(places.said).toHaveText(new RegExp(`^${WATER}距您`))
  })

  test('is a picture on the page of a place, which leads to the map of it, which moves once it is asked to', async ({
    page,
  }) => {
    await open(page, LIST)
    await placesOf(page).list.getByRole('link', { name: WATER }).click()
    await expect(page).toHaveURL(/poiDetail/)
    await block(page, 'way').getByRole('link').click()
    await expect(page).toHaveURL(/\/map\?/)
    const map = block(page, 'poi')
    const label = `${WATER}周围的地图`
    await expect(map.getByRole('img', { name: label })).toBeVisible()
    await awake(map)
    await map.getByRole('button', { name: '移动地图' }).click()
    await expect(map.getByRole('region', { name: label })).toBeVisible()
    await expect(map.getByRole('img', { name: label })).toHaveCount(0)
  })
})
