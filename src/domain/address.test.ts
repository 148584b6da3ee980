import { describe, expect, it } from 'vitest'
import { addressText, chosenAddress } from './address.ts'

const sanya = { province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' }

describe('an address', () => {
  it('is one line, in which a municipality stands once', () => {
    expect(addressText(sanya)).toBe('海南省三亚市天涯区椰林路 18 号')
    expect(addressText({ ...sanya, province: '上海市', city: '上海市', district: '徐汇区' })).toBe(
      '上海市徐汇区椰林路 18 号',
    )
  })

  it('of an order is the one that was chosen, while it is there, else the first', () => {
    const kept = [{ id: '1' }, { id: '2' }]
    expect([chosenAddress(kept, '2'), chosenAddress(kept, '9'), chosenAddress(kept, undefined)]).toEqual([
      { id: '2' },
      { id: '1' },
      { id: '1' },
    ])
    expect(chosenAddress([], '1')).toBeUndefined()
  })
})
