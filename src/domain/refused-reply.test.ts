import { describe, expect, it } from 'vitest'
import type { CallShape } from '../../schemas/page/plan.ts'
import { refusalOf } from './refused-reply.ts'

const shape = (parts: Partial<CallShape>): CallShape => ({
  method: 'GET',
  path: '/online/thing',
  params: [],
  query: [],
  body: [],
  value: ['data'],
  ...parts,
})

describe('an answer of HTTP 200', () => {
  const accepted = { at: ['responseCode'], is: '0' }

  it('is fulfilled when it says what the contract accepts', () => {
    expect(refusalOf(shape({ accepted }), { responseCode: '0', message: '好' })).toBeUndefined()
    expect(refusalOf(shape({ accepted }), { responseCode: 0 })).toBeUndefined()
    expect(refusalOf(shape({}), { hasError: false })).toBeUndefined()
  })

  it('is a refusal with that value and sentence when it says anything else', () => {
    expect(refusalOf(shape({ accepted }), { responseCode: '7', message: '姓名不符' })).toEqual({
      code: '7',
      message: '姓名不符',
      isReason: true,
    })
    expect(refusalOf(shape({ accepted }), { responseCode: 403, errorMessage: '请登录' })).toEqual({
      code: '403',
      message: '请登录',
      isReason: true,
    })
    const ack = { at: ['responseStatus', 'ack'], is: 'SUCCESS' }
    expect(refusalOf(shape({ accepted: ack }), { responseStatus: { ack: 'FAILURE' } })?.code).toBe('FAILURE')
  })

  it.each([{ code: 403 }, { code: '403', data: {} }, { responseCode: 403 }, { responseCode: '403', hasError: false }])(
    '[B8] is a refusal when it asks for another login, whatever the contract accepts: %j',
    (reply) => {
      for (const of of [shape({}), shape({ accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' } })])
        expect(refusalOf(of, { ...reply, message: '请登录' })).toEqual({
          code: '403',
          message: '请登录',
          isReason: true,
        })
    },
  )

  it('is a refusal when it lacks what the contract accepts', () => {
    const refused = { code: 'refused-without-reason', message: '系统开小差了，请稍后再试', isReason: false }
    for (const reply of [{}, null, [], 'x', undefined]) expect(refusalOf(shape({ accepted }), reply)).toEqual(refused)
    expect(refusalOf(shape({ accepted: { at: ['constructor', 'name'], is: 'Object' } }), {})).toEqual(refused)
  })

  it('is a refusal when it has an error, whatever the contract accepts', () => {
    expect(refusalOf(shape({}), { hasError: true, code: 'wrong-code', message: '验证码错误或已过期' })).toEqual({
      code: 'wrong-code',
      message: '验证码错误或已过期',
      isReason: true,
    })
    expect(refusalOf(shape({ accepted }), { hasError: true, responseCode: '0' })?.code).toBe('refused-without-reason')
    expect(refusalOf(shape({ accepted }), { hasError: true, message: '不行' })?.code).toBe('refused')
  })
})
