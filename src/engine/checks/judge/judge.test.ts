import { describe, expect, it } from 'vitest'
import { actionSchemas } from '../../../../schemas/page/action.ts'
import { compileJudge } from './compile-judge.ts'
import { decided } from './judge.ts'

const known = { registry: {}, screens: {}, contracts: {}, actions: actionSchemas }
const judge = compileJudge(known)

const explained = { kind: 'type', pointer: '/props/max', message: { zh: '应该是数字', en: 'must be a number' } }
const ofExpression = { kind: 'expression-type', pointer: '/props/text', message: { zh: '不是文字', en: 'is no text' } }

describe('whether a value is of its shape', () => {
  it('is decided by Ajv; an expression may stand where a value stands', () => {
    expect(judge('action toast', { text: '好' })).toEqual([])
    expect(judge('action toast', { text: '{{ event.text }}' })).toEqual([])
    expect(judge('action toast', { text: 3 }).length).toBeGreaterThan(0)
    expect(judge('action toast', {}).map(({ keyword }) => keyword)).toEqual(['required'])
  })

  it('is never passed over: a shape without a validator is told', () => {
    expect(() => judge('props nothing', {})).toThrow('props nothing')
  })

  it('is told in the words of the checks', () => {
    const refused = judge('action toast', { text: 3 })
    expect(decided(refused, [explained, ofExpression], '/props')).toEqual([explained, ofExpression])
  })

  it('leaves what was explained and not refused; what an expression does wrong is no matter of shapes', () => {
    expect(decided([], [explained, ofExpression], '/props')).toEqual([ofExpression])
  })

  it('is told as Ajv says it, at its place, where nothing explains it', () => {
    const [told] = decided(judge('action toast', { text: '好', colour: 'red' }), [], '/blocks/0/on/select/0')
    expect(told).toMatchObject({ kind: 'unknown-key', pointer: '/blocks/0/on/select/0/colour', target: 'key' })
    expect(told?.message.zh).toContain('不符合规定')
  })
})
