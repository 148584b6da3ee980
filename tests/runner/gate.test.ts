import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/import-graph.ts'
import { later } from '../later.ts'

const specs = sourceFiles().filter((file) => /^tests\/journeys\/.+\.spec\.ts$/.test(file))
const marksIn = (file: string) => readFileSync(file, 'utf8').split("'@gate'").length - 1
const marked = new Map(specs.map((file) => [file, marksIn(file)] as const).filter(([, marks]) => marks > 0))

/** How the parts of the shop are joined: the gate walks each way once. */
const kinds = `
  smoke home menu navigation routing/network routing/same-page session/login channels/login lists/search lists/packages goods/order goods/cart goods/teams
  hotel/booking ticket/order play/play combo/choice orders/buying orders/fill orders/orders orders/points orders/price-changed
  checkout/goods cashier/cashier cashier/outcomes refunds/apply refunds/states booking/days booking/coupons booking/codes
  car-park/car-park reviews/write share/sharing signing/signing messages/messages services/services member/corner details/bargain-friends
  failing/endpoints backend/other-backend operator targeting tracking security sandbox screens/keyboard studio/first-day studio/content
  studio/releases studio/media engine/example
`
  .trim()
  .split(/\s+/)
  .map((name) => `tests/journeys/${name}.spec.ts`)

describe('the journeys of the gate', () => {
  it('walk each way in which the parts are joined', () => {
    expect(kinds.filter((file) => !marked.has(file))).toEqual([])
  })

  it('are at most 80: what is a case of a rule waits for test:all', () => {
    const count = [...marked.values()].reduce((sum, marks) => sum + marks, 0)
    expect(count).toBeGreaterThan(40)
    expect(count).toBeLessThanOrEqual(80)
  })
})

describe('what waits for test:all', () => {
  it('is there, and is listed once', () => {
    const files = Object.values(later).flat()
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  })
})

describe('tests/unsteady.json', () => {
  const known = JSON.parse(readFileSync('tests/unsteady.json', 'utf8')) as readonly Readonly<
    Record<'test' | 'since' | 'cause', string>
  >[]

  it('names at most 20 tests: with more, one mends before one goes on', () => {
    expect(known.length).toBeLessThanOrEqual(20)
  })

  it('says of each where it is, since when, and why', () => {
    for (const { test, since, cause } of known) {
      expect(existsSync(test.split(' > ')[0]!)).toBe(true)
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(cause.length).toBeGreaterThan(20)
    }
  })
})
