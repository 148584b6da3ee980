import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** A wait for real seconds: the same on a fast machine and on a slow one, and too short on one that is slower still. */
const WAIT = /\bwaitForTimeout\s*\(|\bsetTimeout\b/

/** Where one is all the same, and why no condition and no moved clock would do. */
const named: Readonly<Record<string, string>> = {
  'tests/journeys/support/shop-process.ts':
    'a process that never says its address has to be given up, and one that fills its data says nobody when it is done',
  'tests/journeys/support/hosts.ts':
    'a host answers after the page’s own code has run, as a real one does: no time is waited for',
  'tests/journeys/support/measure.ts': 'what a browser buffered is told in a task of its own: no time is waited for',
  'tests/journeys/drivers/shop.ts': 'a block wakes up after the frame in which it came near: no time is waited for',
  'tests/journeys/support/visit.ts':
    'what moves after the window became another says by no event that it has come to rest',
  'tests/journeys/support/quiet.ts': 'what an idle page does next it does in a task of its own',
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const waits = (text: string) => WAIT.test(withoutComments(text))
const journeys = sourceFiles().filter((file) => file.startsWith('tests/journeys/'))

describe('the journeys', () => {
  it('wait for conditions and move the clock, and for real seconds only where it says why', () => {
    expect(journeys.length).toBeGreaterThan(80)
    const found = journeys.filter((file) => !Object.hasOwn(named, file) && waits(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })

  it('name no place that is not there', () => {
    expect(Object.keys(named).filter((file) => !journeys.includes(file))).toEqual([])
  })

  it('are seen to wait where they do', () => {
    const planted = ['await page.waitForTimeout(300)', 'await new Promise((done) => setTimeout(done, 600))']
    expect(planted.map(waits)).toEqual([true, true])
    expect(waits('// never setTimeout(done)\nawait page.clock.runFor(4_000)')).toBe(false)
  })
})
