// Lighthouse's mobile marks of each detail page as `npm start` serves it: `npm run bench:details`. Asks the shop at
// SHOP, or one of its own. PAGES=/ticket/200101,/goods/650101 measures only these.
import { audit, openBrowser } from './lighthouse/audit.mjs'

const { writeResult } = await import('./shared/result.ts')
const { openShop } = await import('./shared/shop.ts')
const { median } = await import('./shared/spread.ts')

const QUICK = process.argv.includes('--quick')
const RUNS = Number(process.env.RUNS ?? (QUICK ? 1 : 3))
const ALL = [
  '/goods/650101',
  '/goods/680101',
  '/hotel/detail/100101',
  '/prohotel/100201',
  '/tcshotel/detail/100301',
  '/casahotel/detail/100401',
  '/ticket/200101',
  '/productDetail/610101',
  '/play/productDetail/310101',
  '/presale/detail/710101',
  '/vacation/detail/510101',
  '/hotelpackage/detail/810101',
  '/product/230101',
  '/seckill/product/230102',
  '/coupon-product/400101',
  '/retail/productDetail/500101',
  '/bargainProduct/detail/610901',
]
const PAGES = process.env.PAGES?.split(',') ?? (QUICK ? ALL.slice(0, 2) : ALL)

const shop = await openShop()
const browser = await openBrowser()
const seen = []
console.log(`Lighthouse mobile, median of ${RUNS}`)
console.log('page                                   mark   LCP ms   TBT ms      CLS')
for (const page of PAGES) {
  const marks = []
  for (let run = 0; run < RUNS; run += 1)
    marks.push(await audit(`${shop.origin}/tc-fostay${page}`, { onlyCategories: ['performance'] }))
  const of = (key) => median(marks.map((mark) => mark[key]))
  const mark = median(marks.map(({ scores }) => scores.performance))
  seen.push({ mark, cls: of('cls'), tbt: of('tbt') })
  const numbers = [String(mark).padStart(4), of('lcp').toFixed(0).padStart(8), of('tbt').toFixed(0).padStart(8)]
  console.log(`${page.padEnd(38)} ${numbers.join(' ')} ${of('cls').toFixed(4).padStart(8)}`)
}
await browser.close()
await shop.close()
const [mark, cls, tbt] = [
  Math.min(...seen.map((one) => one.mark)),
  Math.max(...seen.map((one) => one.cls)),
  Math.max(...seen.map((one) => one.tbt)),
]
writeResult('details', 'npm run bench:details', [
  {
    what: `each of ${PAGES.length} detail pages, median of ${RUNS} runs: the least Lighthouse mobile performance; the most CLS`,
    bound: '92; 0.02',
    measured: `${mark}; ${cls.toFixed(4)}`,
    isMet: mark >= 92 && cls <= 0.02,
  },
  {
    what: 'the most TBT of a detail page, Lighthouse mobile',
    bound: '80 ms',
    measured: `${tbt.toFixed(0)} ms`,
    isMet: tbt <= 80,
  },
])
