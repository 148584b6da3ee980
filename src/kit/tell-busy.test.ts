import { describe, expect, it } from 'vitest'
import { tellBusy } from './tell-busy.ts'

const { up } = tellBusy(2)

describe('what a bar was told of an order', () => {
  it.each([
    ['{{ state.order }}', "{{ (state.order).status == 'busy' }}"],
    ['{{ has(a.id) ? state.order : state.launch }}', "{{ (has(a.id) ? state.order : state.launch).status == 'busy' }}"],
    ["{{ {'status': one, 'code': ''} }}", "{{ ({'status': one, 'code': ''}).status == 'busy' }}"],
    [{ status: 'busy' }, true],
    [{ status: 'refused' }, false],
    ['', false],
  ])('%j becomes %j: whether it is under way', (order, isBusy) => {
    expect(up({ price: 1, order })).toEqual({ price: 1, isBusy })
  })

  it('says nothing where the page said it itself, or said nothing', () => {
    expect(up({ order: '{{ state.order }}', isBusy: true })).toEqual({ isBusy: true })
    expect(up({ price: 1 })).toEqual({ price: 1 })
  })
})
