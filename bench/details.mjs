// Lighthouse's mobile marks of each detail page as `npm start` serves it: `npm run bench:details`. Needs a shop at SHOP
// (default http://127.0.0.1:5180). PAGES=/ticket/200101,/goods/650101 measures only these.
import { audit, median, openBrowser } from './lighthouse/audit.mjs'

const SHOP = process.env.SHOP ?? 'http://127.0.0.1:5180'
const RUNS = Number(process.env.RUNS ?? 3)
const PAGES = process.env.PAGES?.split(',') ?? [
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

const browser = await openBrowser()
console.log(`Lighthouse mobile, median of ${RUNS}`)
console.log('page                                   mark   LCP ms   TBT ms      CLS')
for (const page of PAGES) {
  const marks = []
  for (let run = 0; run < RUNS; run += 1)
    marks.push(await audit(`${SHOP}/tc-fostay${page}`, { onlyCategories: ['performance'] }))
  const of = (key) => median(marks.map((mark) => mark[key]))
  const mark = median(marks.map(({ scores }) => scores.performance))
  const numbers = [String(mark).padStart(4), of('lcp').toFixed(0).padStart(8), of('tbt').toFixed(0).padStart(8)]
  console.log(`${page.padEnd(38)} ${numbers.join(' ')} ${of('cls').toFixed(4).padStart(8)}`)
}
await browser.close()
