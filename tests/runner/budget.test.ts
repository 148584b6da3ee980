import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Budget, budgetOf, judged, type Spent } from './budget.ts'
import { checks, journeysStep } from './steps.ts'

const budget: Budget = {
  fixedWork: 0.05,
  whole: { check: 100, test: 300 },
  idle: 0,
  steps: { lint: 40, unit: 160, journeys: 400 },
  files: { 'tests/contract/pages.test.ts': 60, 'tests/journeys/home.spec.ts': 100 },
}

const spent = (more: Partial<Spent> = {}): Spent => ({
  mode: 'check',
  fixedWork: 0.05,
  idle: 0,
  others: 0.05,
  steps: [
    { name: 'lint', seconds: 40 },
    { name: 'unit', seconds: 160 },
  ],
  files: {
    unit: [
      { name: 'tests/contract/pages.test.ts', seconds: 30 },
      { name: 'server/a.test.ts', seconds: 50 },
    ],
  },
  ...more,
})

const withUnit = (seconds: number, more: Partial<Spent> = {}) =>
  spent({
    steps: [
      { name: 'lint', seconds: 40 },
      { name: 'unit', seconds },
    ],
    ...more,
  })

describe('the budget', () => {
  it('is kept by a run that grew by less than a tenth', () => {
    expect(judged(spent(), budget)).toMatchObject({ seconds: 100, excess: undefined })
    expect(judged(withUnit(179), budget).excess).toBeUndefined()
  })

  it('names what grew, the most first, with what it may cost', () => {
    expect(judged(withUnit(240), budget).excess).toBe(
      'The run took 140 s of two cores; its budget is 100 s, and a tenth more at most (tests/budget.json). Grown: ' +
        'unit 240 s (budget 160); server/a.test.ts 150 s (not in the budget); tests/contract/pages.test.ts 90 s (budget 60).',
    )
  })

  it('says so when no step grew alone', () => {
    const all = spent({ steps: [40, 40, 40, 40, 40, 24].map((seconds, at) => ({ name: `step-${at}`, seconds })) })
    const known = Object.fromEntries(all.steps.map(({ name, seconds }) => [name, seconds - 2]))
    expect(judged({ ...all, files: {} }, { ...budget, steps: known }).excess).toContain('Grown: every step a little.')
  })

  it('counts what a slower machine needs for the same work as the same', () => {
    const twice = spent().steps.map(({ name, seconds }) => ({ name, seconds: seconds * 2 }))
    expect(judged(spent({ fixedWork: 0.1, steps: twice }), budget)).toMatchObject({ seconds: 100, excess: undefined })
  })

  it('counts a core with nothing to do: who waits for seconds takes them too', () => {
    const { seconds, excess } = judged(spent({ idle: 60 }), budget)
    expect(seconds).toBe(130)
    expect(excess).toContain('Grown: 60 s in which a core had nothing to do (budget 0).')
  })

  it('is in doubt when others had much of the machine', () => {
    expect([0.1, 0.5].map((others) => judged(spent({ others }), budget).isDoubtful)).toEqual([false, true])
  })

  it('is renewed by what a run cost at the speed of its own machine', () => {
    const slow = spent({ fixedWork: 0.1, steps: [{ name: 'unit', seconds: 400 }] })
    expect(budgetOf(slow, budget)).toEqual({
      fixedWork: 0.05,
      whole: { check: 100, test: 300 },
      idle: 0,
      steps: { lint: 40, unit: 200, journeys: 400 },
      files: { 'tests/journeys/home.spec.ts': 100, 'server/a.test.ts': 125, 'tests/contract/pages.test.ts': 75 },
    })
  })
})

describe('tests/budget.json', () => {
  it('has a figure for each step, and bounds the two commands', () => {
    const { steps, whole } = JSON.parse(readFileSync('tests/budget.json', 'utf8')) as Budget
    expect(Object.keys(steps).toSorted()).toEqual([...checks(2), journeysStep()].map(({ id }) => id).toSorted())
    expect(whole.check).toBeLessThan(whole.test)
  })
})
