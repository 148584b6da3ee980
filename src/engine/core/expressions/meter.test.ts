import { describe, expect, it } from 'vitest'
import { compileValue, ExpressionLimitError, LIMITS, metered } from './index.ts'

const ten = '[1,2,3,4,5,6,7,8,9,10]'
const compiled = compileValue(`{{ size(${ten}.map(a, ${ten}.map(b, a + b))) }}`)
const evaluate = () => compiled.evaluate(() => null)

describe('expressions that are evaluated together', () => {
  it('spend what they have together, each what it spends alone', () => {
    const meter = { left: LIMITS.pageSteps }
    metered(meter, evaluate)
    const one = LIMITS.pageSteps - meter.left
    expect(one).toBeGreaterThan(100)
    metered(meter, () => [evaluate(), evaluate()])
    expect(LIMITS.pageSteps - meter.left).toBe(3 * one)
  })

  it('are stopped when that is spent, and begin no more', () => {
    const meter = { left: 50 }
    expect(() => metered(meter, evaluate)).toThrow(ExpressionLimitError)
    expect(meter.left).toBeLessThanOrEqual(0)
    expect(() => metered(meter, () => compileValue('{{ 1 + 1 }}').evaluate(() => null))).toThrow(ExpressionLimitError)
  })

  it('are counted by the meter around them alone, also when one of them fails', () => {
    const [outer, inner] = [{ left: 1_000_000 }, { left: 1 }]
    metered(outer, () => expect(() => metered(inner, evaluate)).toThrow(ExpressionLimitError))
    expect(outer.left).toBe(1_000_000)
    expect(evaluate(), 'without one an expression has its own limit alone').toBe(10)
  })
})
