import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { StoredPage } from '../pages/checked-files.ts'
import { createShopMetrics } from './shop-metrics.ts'

const blocks = (count: number) => ({ page: { blocks: Array(count).fill({}) } }) as unknown as StoredPage
const pages = new Map([
  ['home', blocks(3)],
  ['combo', blocks(2)],
])
const made = () => {
  const metrics = createShopMetrics({
    page: (name) => pages.get(name),
    names: () => [...pages.keys()],
    problems: () => ({ 'pages/home.json': ['一', '二'], 'pages/routes.json': ['三'] }),
  })
  const register = new Registry()
  for (const metric of metrics.metrics) register.registerMetric(metric)
  return { ...metrics, text: () => register.metrics() }
}

it('counts the pages, blocks and problems of the operators’ files as they stand', async () => {
  const text = await made().text()
  expect(text).toContain('shop_page_files 2')
  expect(text).toContain('shop_page_blocks 5')
  expect(text).toContain('shop_file_problems 3')
})

it('counts what is answered, and what fails, with the reason', async () => {
  const { pageAnswered, blockFailed, text } = made()
  pageAnswered('home', 200)
  pageAnswered('home', 200)
  blockFailed({ page: 'home', widget: 'banner-swiper', code: 'expression-too-costly' })
  const told = await text()
  expect(told).toContain('shop_pages_answered_total{page="home",status="200"} 2')
  expect(told).toContain('shop_block_failures_total{page="home",widget="banner-swiper",code="expression-too-costly"} 1')
})

it('takes no name from a browser that the shop does not have: each would be a series of its own', async () => {
  const { blockFailedInBrowser, text } = made()
  for (const page of ['home', 'x1', 'x2', 'constructor']) blockFailedInBrowser(page)
  const told = await text()
  expect(told).toContain('shop_browser_block_failures_total{page="home"} 1')
  expect(told).toContain('shop_browser_block_failures_total{page="other"} 3')
})
