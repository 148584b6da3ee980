import { describe, expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import { contactDraft, fieldsOf, mistakeOf } from './contact-draft.ts'

const contact = { name: '江映雪', phone: '13800000006' }

describe('who is to be reached', () => {
  it('is whom the order knows, but for what was typed', () => {
    expect(fieldsOf(contact, {})).toEqual({ ...contact, remark: '' })
    expect(fieldsOf(contact, { name: '', remark: '靠窗' })).toEqual({ name: '', phone: contact.phone, remark: '靠窗' })
  })

  it.each([
    [{ name: ' ' }, { field: 'name', message: '请填写姓名' }],
    [{ phone: '' }, { field: 'phone', message: '请填写手机号' }],
    [{ phone: '12345678901' }, { field: 'phone', message: '请输入正确的手机号' }],
    [{}, undefined],
  ])('[B5] needs a name and a phone of eleven digits, and says which is missing: %j', (typed, mistake) => {
    expect(mistakeOf(fieldsOf(contact, typed))).toEqual(mistake)
  })

  const kept = (text: string) => contactDraft.read(fakeMemory(new Map([['visit contact 7', text]])), '7')

  it('[R5] is not read from what the memory can’t tell', () => {
    expect(['{', '1', 'null', '{"name":7}', '{"more":"x"}'].filter((text) => kept(text))).toEqual([])
    expect(kept('{"name":"江晚照","phone":""}')).toEqual({ name: '江晚照', phone: '' })
  })
})
