// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import type { TicketResourcesProps } from './props.schema.ts'
import TicketResources from './ticket-resources.tsx'

afterEach(cleanup)

function show(name: string, more: Partial<TicketResourcesProps> = {}) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  render(<TicketResources {...props} {...more} {...fakeTools({ emit })} />)
  return emit
}
const row = (name: string) => screen.getByText(name).closest('li')!
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('ticket-resources', () => {
  it('[A5] steps a ticket up and down between 0 and min(singleMax, inventory)', () => {
    const emit = show('访客')
    press('增加成人票')
    press('减少成人票')
    press('增加儿童票')
    press('减少两大一小')
    expect(emit.mock.calls).toEqual([
      ['change', { picks: 'b:3,a:3' }],
      ['change', { picks: 'b:3,a:2' }],
      ['blocked', { text: '只剩 3 张了' }],
    ])
  })

  it('counts on from a step that the page has not heard of yet, and takes over what the page says then', () => {
    const props = examples.find((one) => one.name === '访客')!.props
    const emit = vi.fn()
    const at = (picks: string) => <TicketResources {...props} picks={picks} {...fakeTools({ emit })} />
    const { rerender } = render(at(''))
    for (let step = 0; step < 2; step++) press('增加成人票')
    expect(emit.mock.calls).toEqual([
      ['change', { picks: 'a:1' }],
      ['change', { picks: 'a:2' }],
    ])
    rerender(at('b:1'))
    expect(screen.getByRole('group', { name: '成人票' }).textContent).toBe('0')
    expect(screen.getByRole('group', { name: '儿童票' }).textContent).toBe('1')
  })

  it('[A5] tells of singleMax where that is the lower one', () => {
    const emit = show('访客', { picks: 'd:3' })
    press('增加两大一小')
    expect(emit.mock.calls).toEqual([['blocked', { text: '每单最多购买 3 张' }]])
  })

  it('[A5] shows what is gone as 已售罄, without a stepper', () => {
    show('访客')
    expect(row('长者票').textContent).toContain('已售罄')
    expect(screen.queryByRole('group', { name: '长者票' })).toBeNull()
  })

  it('[A5] leaves one of exclusive tickets, and says so', () => {
    const emit = show('互斥的通票')
    expect(screen.getByText('以下门票每次只能选择一种')).toBeTruthy()
    press('增加家庭通票')
    expect(emit).toHaveBeenCalledWith('change', { picks: 'y:1' })
  })

  it('shows of a kept choice what can still be had', () => {
    show('访客', { picks: 'a:9,c:2' })
    expect(screen.getByRole('group', { name: '成人票' }).textContent).toBe('6')
  })

  it('[A6] shows a member the own price with 会员尊享, what it saves, and the other one struck', () => {
    show('金卡会员')
    expect(row('成人票').textContent).toContain('¥207.10原价¥218会员尊享 省¥10.90')
    expect(row('儿童票').textContent).not.toContain('会员尊享')
  })

  it('[A6] shows a visitor the price of everybody', () => {
    show('访客')
    expect(row('成人票').textContent).toContain('¥218')
    expect(row('成人票').textContent).not.toContain('会员尊享')
  })

  it('says when everything is sold out', () => {
    show('都卖完了')
    expect(screen.getByText(/很抱歉，当日在售门票均已售罄/)).toBeTruthy()
  })
})
