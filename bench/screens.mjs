// Lighthouse's mobile marks of every screen that an address opens, for visitors and for members: `npm run bench:screens`. Asks the shop at
// SHOP, or one of its own. Those below the bound are visited twice more, and have the median. SCREENS=cart,points measures only these.
import { chromium } from 'playwright'
import { audit, DEBUG_PORT, openBrowser } from './lighthouse/audit.mjs'

const { screens } = await import('../tests/journeys/support/screens.ts')
const { writeResult } = await import('./shared/result.ts')
const { openShop } = await import('./shared/shop.ts')
const { median } = await import('./shared/spread.ts')

const [BOUND, JUMPS] = [95, 0.02]
const isOpened = ({ act, status }) => !act && status === undefined
const asked = process.env.SCREENS?.split(',')
const found = screens.filter((screen) => isOpened(screen) && (!asked || asked.includes(screen.name)))
/** Those of one member one after the other: a login costs two pages. */
const chosen = (process.argv.includes('--quick') ? found.slice(0, 3) : found).toSorted((one, other) =>
  (one.member ?? '').localeCompare(other.member ?? ''),
)

const shop = await openShop()
const browser = await openBrowser()
// Lighthouse opens its pages in the browser's own context.
const own = await chromium.connectOverCDP(`http://127.0.0.1:${DEBUG_PORT}`)
const [context] = own.contexts()

async function enter(member) {
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto(`${shop.origin}/tc-fostay/`)
  await page.evaluate(() => localStorage.clear())
  if (member) {
    await page.goto(`${shop.origin}/sandbox/members`)
    await page.locator(`button[value="${member}"]`).click()
    await page.waitForURL((url) => url.pathname === '/tc-fostay/' && !url.searchParams.has('token'))
    await page.waitForFunction((id) => JSON.parse(localStorage.getItem('userInfo') ?? '{}').id === id, member)
    // The server learns of it a moment later.
    while (!(await context.cookies()).some(({ name }) => name === 'pagoda_session')) await page.waitForTimeout(50)
  }
  await page.close()
}

async function visit({ path }) {
  const settings = { onlyCategories: ['performance'] }
  const { scores, cls, lcp, tbt } = await audit(`${shop.origin}/tc-fostay${path}`, settings)
  return { mark: scores.performance, cls, lcp, tbt }
}

async function measure(screen) {
  const seen = [await visit(screen)]
  const isLow = seen[0].mark < BOUND || seen[0].cls > JUMPS
  if (isLow) seen.push(await visit(screen), await visit(screen))
  const of = (key) => median(seen.map((one) => one[key]))
  return { name: screen.name, mark: of('mark'), cls: of('cls'), lcp: of('lcp'), tbt: of('tbt') }
}

console.log('screen                                 mark   LCP ms   TBT ms      CLS')
const marks = []
let now
for (const screen of chosen) {
  if (now !== (screen.member ?? '')) await enter(screen.member)
  now = screen.member ?? ''
  const { name, mark, cls, lcp, tbt } = await measure(screen)
  marks.push({ name, mark, cls })
  const numbers = [String(mark).padStart(4), lcp.toFixed(0).padStart(8), tbt.toFixed(0).padStart(8)]
  console.log(`${name.padEnd(38)} ${numbers.join(' ')} ${cls.toFixed(4).padStart(8)}`)
}
await own.close()
await browser.close()
await shop.close()
const least = marks.toSorted((one, other) => one.mark - other.mark)[0]
const jumpiest = marks.toSorted((one, other) => other.cls - one.cls)[0]
writeResult('screens', 'npm run bench:screens', [
  {
    what: `each of ${marks.length} screens that an address opens: the least Lighthouse mobile performance; the most CLS`,
    bound: `${BOUND}; ${JUMPS}`,
    measured: `${least.mark} (${least.name}); ${jumpiest.cls.toFixed(4)} (${jumpiest.name})`,
    isMet: least.mark >= BOUND && jumpiest.cls <= JUMPS,
  },
])
