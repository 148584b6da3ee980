import { describe, expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import {
  type CheckoutDraft,
  checkoutDraft,
  cutName,
  cutRemark,
  EMPTY,
  filledOf,
  formErrors,
  lengthOf,
  planOf,
  withTraveller,
} from './checkout-draft.ts'
import { both, two } from './fake-order.ts'

const plan = (over: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({ template: undefined, hidesName: false, hidesPhone: false, before: { name: '', phone: '' }, ...over })
const member = { name: '顾长风', phone: '13800000003' }

describe('what a form asks for', () => {
  it('[R5] is a contact, which begins with the member', () => {
    expect(plan({ before: member })).toMatchObject({ asksName: true, asksPhone: true })
    expect(filledOf(EMPTY, plan({ before: member })).contacts).toEqual(member)
  })

  it('[R5] is not what the address leaves out, and that is sent as the member has it', () => {
    const left = plan({ hidesName: true, hidesPhone: true, before: member })
    expect([left.asksName, left.asksPhone, filledOf(EMPTY, left).contacts]).toEqual([false, false, member])
  })

  it('[R5] is asked none the less when there is nothing to send in its place', () => {
    expect(plan({ hidesName: true, hidesPhone: true })).toMatchObject({ asksName: true, asksPhone: true })
  })

  it('[R5] is asked none the less when what would be sent in its place is no phone number', () => {
    expect(plan({ hidesName: true, hidesPhone: true, before: { name: '顾长风', phone: '138****0003' } })).toMatchObject(
      {
        ...{ asksName: false, asksPhone: true },
      },
    )
  })

  it('[R5] takes of a name in the address what may be sent of one', () => {
    expect([cutName(` ${'风'.repeat(29)}🌊🌊`), cutName('　 ')]).toEqual([`${'风'.repeat(29)}🌊`, ''])
  })

  it('[R5] is travellers where the product wants them: they bring the name, and a phone that they must have', () => {
    expect(plan({ template: two })).toMatchObject({ asksName: false, asksPhone: true })
    const items = two.items.map((item) => ({ ...item, isRequired: true }))
    expect(plan({ template: { ...two, items } })).toMatchObject({ asksName: false, asksPhone: false })
    expect(plan({ template: { count: 0, items: [] } })).toMatchObject({ template: undefined, asksName: true })
  })
})

describe('what is wrong', () => {
  it('[R6] is told of each field, travellers first', () => {
    expect(formErrors(EMPTY, plan({ template: both }))).toEqual({
      ...{ '0-name': '请填写姓名', '0-documentNo-1': '请填写证件号码', '0-documentNo-2': '请填写证件号码' },
      phone: '请填写手机号',
    })
  })
})

describe('what is sent', () => {
  it('[R7] names the first traveller as who is to be reached, at the phone that was asked for', () => {
    const draft = {
      ...EMPTY,
      travellers: [
        { name: ' 林晚 ', phone: '' },
        { name: '顾长风', phone: '13900000009' },
      ],
    }
    const { contacts, passengers } = filledOf(draft, plan({ template: two, before: member }))
    expect(contacts).toEqual({ name: '林晚', phone: '13800000003' })
    expect(passengers.map(({ name }) => name)).toEqual(['林晚', '顾长风'])
  })

  it('puts a traveller at a place, also beyond those who are there', () => {
    expect(withTraveller([], 1, { name: '林晚' })).toEqual([{}, { name: '林晚' }])
    expect(withTraveller([{ name: '林晚' }], 0, { name: '顾长风' })).toEqual([{ name: '顾长风' }])
  })
})

describe('a remark', () => {
  it('[B5] counts an emoji as one character, and never cuts one in two', () => {
    const text = `${'靠'.repeat(49)}🌊`
    expect([lengthOf(text), cutRemark(`${text}🌊`)]).toEqual([50, text])
  })
})

describe('what was kept', () => {
  it('[R4] is read again as it was typed', () => {
    const draft: CheckoutDraft = { contact: { name: '林小满' }, travellers: [{}, { name: '林晚' }], remark: '靠窗' }
    const memory = fakeMemory()
    checkoutDraft.keep(memory, draft, '990101')
    expect(checkoutDraft.read(memory, '990101')).toEqual(draft)
  })

  it.each([
    ...['', '{', '3', 'null', '{"contact":{},"travellers":{},"remark":""}'],
    ...['{"contact":{"name":3},"travellers":[],"remark":""}', '{"contact":{},"travellers":[3],"remark":""}'],
    '{"contact":{},"travellers":[],"remark":"","couponId":3}',
  ])('[R4] is forgotten when it is %j', (text) =>
    expect(checkoutDraft.read(fakeMemory(new Map([['visit fill 990101', text]])), '990101')).toBeUndefined(),
  )
})
