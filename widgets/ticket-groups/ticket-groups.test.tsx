// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TicketGroups from './ticket-groups.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string, { props = {}, memory = fakeMemory() } = {}) {
  const emit = vi.fn()
  const all = { ...propsOf(name), ...props }
  const made = render(<TicketGroups {...all} {...fakeTools({ emit, memory })} />)
  const again = (more: object) => made.rerender(<TicketGroups {...all} {...more} {...fakeTools({ emit, memory })} />)
  return { emit, again }
}
const plus = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `增加${name}` })
const minus = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `减少${name}` })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name}数量` })
function type(name: string, text: string) {
  fireEvent.change(input(name), { target: { value: text } })
  fireEvent.blur(input(name))
}
const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('ticket-groups', () => {
  it('[B9] shows three groups, then all of them, then three again', () => {
    show('五个票组')
    expect(groups()).toEqual(['门票', '餐饮', '速通'])
    fireEvent.click(screen.getByRole('button', { name: '查看全部' }))
    expect(groups()).toEqual(['门票', '餐饮', '速通', '服务', '照片'])
    fireEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(groups()).toHaveLength(3)
  })

  it('keeps a group in sight in which something is chosen', () => {
    show('五个票组')
    fireEvent.click(screen.getByRole('button', { name: '查看全部' }))
    fireEvent.click(plus('全天跟拍照片'))
    fireEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(groups()).toEqual(['门票', '餐饮', '速通', '照片'])
  })

  it('[B4] tells the choice and what it costs with each step', () => {
    const { emit } = show('五个票组')
    expect(emit).not.toHaveBeenCalled()
    fireEvent.click(plus('成人入园票'))
    fireEvent.click(plus('双人自助午餐'))
    expect(emit).toHaveBeenLastCalledWith('choose', {
      choices: [
        { id: '1', quantity: 1 },
        { id: '3', quantity: 2 },
      ],
      count: 3,
      total: 414,
      original: 414,
      problem: '',
    })
    fireEvent.click(minus('双人自助午餐'))
    fireEvent.click(minus('成人入园票'))
    expect(emit).toHaveBeenLastCalledWith('choose', { choices: [], count: 0, total: 0, original: 0, problem: '' })
  })

  it('[B5] ends at the stock, and at none', () => {
    show('五个票组')
    expect(minus('儿童入园票').getAttribute('aria-disabled')).toBe('true')
    for (let copies = 0; copies < 4; copies++) fireEvent.click(plus('儿童入园票'))
    expect(input('儿童入园票').value).toBe('4')
    expect(plus('儿童入园票').getAttribute('aria-disabled')).toBe('true')
  })

  it('[B5] takes a typed number: clamped, a blank as 1, and no number as 0 with a word about it', () => {
    const { emit } = show('五个票组')
    type('成人入园票', '99')
    expect(input('成人入园票').value).toBe('10')
    type('成人入园票', '')
    expect(input('成人入园票').value).toBe('1')
    expect(emit).not.toHaveBeenCalledWith('invalid', expect.anything())
    type('成人入园票', '两张')
    expect(input('成人入园票').value).toBe('0')
    expect(emit).toHaveBeenCalledWith('invalid', { message: '请输入正确的数量' })
  })

  it('[A6] costs a member what members pay', () => {
    const { emit } = show('金卡会员')
    fireEvent.click(plus('成人入园票'))
    expect(emit).toHaveBeenLastCalledWith('choose', expect.objectContaining({ total: 208, original: 218 }))
    expect(screen.getAllByText('会员尊享')).toHaveLength(2)
  })

  it('[B5] says what is missing for the main order, until everybody has a ticket', () => {
    const { emit } = show('有主订单')
    const problem = () => emit.mock.lastCall?.[1].problem
    fireEvent.click(plus('成人入园票'))
    expect(problem()).toBe('请选择成人票2份、儿童票1份')
    fireEvent.click(plus('成人入园票'))
    fireEvent.click(plus('儿童入园票'))
    expect(problem()).toBe('')
  })

  it('[B8] says that a day is sold out, or that nothing is sold at all', () => {
    show('当日售罄')
    expect(screen.getByText('很抱歉，当日在售门票均已售罄，您可以更换出游日期了解更多票务信息。')).toBeTruthy()
    cleanup()
    show('暂无可售')
    expect(screen.getByText('很抱歉，暂无可售产品')).toBeTruthy()
  })

  it('[B4] has no stepper where nothing can be taken, and says why', () => {
    show('五个票组')
    expect(screen.getByText('售罄')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '增加八项速通' })).toBeNull()
    expect(screen.getByText('仅剩4')).toBeTruthy()
  })

  it('comes back to what was chosen in this visit', () => {
    const memory = fakeMemory()
    show('五个票组', { memory })
    fireEvent.click(plus('成人入园票'))
    cleanup()
    const { emit } = show('五个票组', { memory })
    expect(input('成人入园票').value).toBe('1')
    expect(emit).toHaveBeenCalledExactlyOnceWith('choose', expect.objectContaining({ count: 1 }))
    cleanup()
    memory.set('copies 1', '{"1":"many","2":-1}', 'visit')
    show('五个票组', { memory })
    expect(input('成人入园票').value).toBe('0')
  })

  it('brings a choice to what another day holds, and tells of it', () => {
    const { emit, again } = show('五个票组')
    type('成人入园票', '5')
    const next = '2026-11-22'
    const tickets = propsOf('五个票组').tickets.map((one) => ({
      ...one,
      priceAndInventories: [{ date: next, inventory: { available: 3 }, salePrice: { adultPrice: 218 } }],
    }))
    again({ tickets, date: next })
    expect(input('成人入园票').value).toBe('3')
    expect(emit).toHaveBeenLastCalledWith('choose', expect.objectContaining({ count: 3, total: 654 }))
  })
})
