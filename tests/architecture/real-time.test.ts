import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** A wait for real seconds: the same on a fast machine and on a slow one, and too short on one that is slower still. */
const WAIT = /\bwaitForTimeout\s*\(|\bsetTimeout\b|\bperformance\.now\b/

/** Whatever waits has as long as everything else, expect's own ms in playwright.config.ts: less is a bound that a slow machine passes. */
const SHORTEST = 20_000
const BOUND = /\btimeout:\s*(\w+)/g

/** Where one is all the same, and why no condition and no moved clock would do. */
const named: Readonly<Record<string, string>> = {
  'tests/journeys/support/shop-process.ts':
    'a process that never says its address has to be given up, and one that fills its data says nobody when it is done',
  'tests/journeys/fixtures.ts': 'a run’s minutes are the machine’s: they begin no journey, and nothing is waited for',
  'tests/journeys/support/hosts.ts':
    'a host answers after the page’s own code has run, as a real one does: no time is waited for',
  'tests/journeys/support/measure.ts': 'what a browser buffered is told in a task of its own: no time is waited for',
  'tests/journeys/drivers/shop.ts': 'a block wakes up after the frame in which it came near: no time is waited for',
  'tests/journeys/support/visit.ts':
    'what moves after the window became another says by no event that it has come to rest',
  'tests/journeys/support/quiet.ts': 'what an idle page does next it does in a task of its own',
  'tests/journeys/screens/pictures.spec.ts': 'the time that goes on stands still for a picture: nothing is waited for',
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** ms of a bound: a number, or the constant of that name beside it. */
function bound(text: string, written: string): number {
  const number = /^\d/.test(written) ? written : new RegExp(`\\b${written} = (\\d\\w*)`).exec(text)?.[1]
  return Number(number?.replaceAll('_', '') ?? Number.POSITIVE_INFINITY)
}

function waits(source: string): boolean {
  const text = withoutComments(source)
  return WAIT.test(text) || [...text.matchAll(BOUND)].some(([, written]) => bound(text, written!) < SHORTEST)
}

/** A test or a hook that brings its own bound: `}, 60_000)` or `it('…', { timeout: 60_000 }, …)`. */
const OWN_BOUND = /^\s*\}, (\d[\d_]*)\)$|\{ timeout: (\d[\d_]*) \},(?: async)? \(/gm

/** ms that vitest.config.ts gives every test outside the gate. */
const EVERY_TEST = 600_000

const hurries = (text: string) =>
  [...text.matchAll(OWN_BOUND)].some(([, last, first]) => bound(text, (last ?? first)!) <= EVERY_TEST)

const journeys = sourceFiles().filter((file) => file.startsWith('tests/journeys/'))

describe('the journeys', () => {
  it('wait for conditions and move the clock, and for real seconds only where it says why', () => {
    expect(journeys.length).toBeGreaterThan(80)
    const found = journeys.filter((file) => !Object.hasOwn(named, file) && waits(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })

  it('go on from no other: one that fails takes none along, and is tried again alone', () => {
    const isSerial = /\bmode:\s*['"]serial['"]|\bdescribe\.serial\b/
    expect(isSerial.test("test.describe.configure({ mode: 'serial' })")).toBe(true)
    expect(journeys.filter((file) => isSerial.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('name no place that is not there', () => {
    expect(Object.keys(named).filter((file) => !journeys.includes(file))).toEqual([])
  })

  it('are seen to wait where they do', () => {
    const planted = [
      'await page.waitForTimeout(300)',
      'await new Promise((done) => setTimeout(done, 600))',
      'while (performance.now() < until) look()',
      'await expect(row).toBeVisible({ timeout: 1000 })',
      'await expect(row).toBeVisible({ timeout: 5_000 })',
      'const PATIENCE = 2_000\nawait expect(row).toBeVisible({ timeout: PATIENCE })',
    ]
    expect(planted.filter((text) => !waits(text))).toEqual([])
    const patient = [
      '// never setTimeout(done)\nawait page.clock.runFor(4_000)',
      'test.describe.configure({ timeout: 240_000 })',
      'const PATIENCE = 20_000\nawait button.tap({ timeout: PATIENCE })',
    ]
    expect(patient.filter(waits)).toEqual([])
  })
})

describe('the unit tests', () => {
  it('have as long as all of them have: no bound of their own is shorter', () => {
    const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('/real-time.test.ts'))
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter((file) => hurries(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('are seen to hurry where they do', () => {
    expect(hurries("it('sells', async () => {\n  await sell()\n}, 60_000)")).toBe(true)
    expect(hurries("it('sells', { timeout: 60_000 }, async () => {})")).toBe(true)
    expect(hurries("it('is killed', async () => {\n  await kill()\n}, 900_000)")).toBe(false)
  })
})
