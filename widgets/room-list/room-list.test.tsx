// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import type { RoomListProps } from './props.schema.ts'
import RoomList from './room-list.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string, more: Partial<RoomListProps> = {}) {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const of = (over: Partial<RoomListProps>) => <RoomList {...propsOf(name)} {...more} {...over} {...tools} />
  const { rerender } = render(of({}))
  return { emit, give: (over: Partial<RoomListProps>) => rerender(of(over)) }
}
const card = (name: string) => within(screen.getByRole('button', { name }).closest('article')!)
const book = (name: string) => screen.getByRole('button', { name: `预订 ${name}` })
const words = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('room-list', () => {
  it('shows each room with what is in a rate, how it is confirmed and cancelled, and its price', () => {
    show('都能订')
    expect(words('海湾露台大床房')).toEqual([
      expect.stringMatching(/^不含早不含早餐即时确认入住前一天 18:00 前可免费取消.*¥888预订/),
      expect.stringMatching(/^含双早2 份早餐即时确认.*¥988预订/),
    ])
  })

  it('[B9] shows two rates, and then more', () => {
    show('都能订')
    const room = card('海湾露台大床房')
    fireEvent.click(room.getByRole('button', { name: '更多 1 个价格' }))
    expect(room.getAllByRole('listitem')[2]!.textContent).toContain('商家确认')
    fireEvent.click(room.getByRole('button', { name: '收起' }))
    expect(room.getAllByRole('listitem')).toHaveLength(2)
  })

  it('says whose prices these are, and lets that be changed', () => {
    const { emit } = show('两间两晚')
    expect(screen.getByText('11月20日 - 11月22日 · 2 晚 · 2 间 · 每间 2 成人 · 1 儿童')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^修改/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {})
  })

  it('tells of what is booked: the rate, the stay, its people, the total', () => {
    const { emit } = show('两间两晚')
    fireEvent.click(book('月湾套房 含双早和行政酒廊'))
    expect(emit).toHaveBeenCalledExactlyOnceWith('book', {
      choice: {
        productId: '100101',
        resourceId: '10010131',
        usingStartDate: '2026-11-20',
        usingEndDate: '2026-11-22',
        num: 2,
        passengerDTOs: [1, 2].flatMap((roomIndex) => [
          { type: 1, roomIndex },
          { type: 1, roomIndex },
          { type: 2, roomIndex, age: 5 },
        ]),
        bookPriceTotal: 9552,
      },
    })
  })

  it('names nobody where prices do not depend on who comes', () => {
    const { emit } = show('都能订')
    fireEvent.click(book('海湾露台大床房 含双早'))
    expect(emit.mock.calls[0]![1]).toMatchObject({ choice: { num: 1, passengerDTOs: [] } })
  })

  it('opens a room', () => {
    const { emit } = show('都能订')
    fireEvent.click(screen.getByRole('button', { name: '月湾套房' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('detail', { room: expect.objectContaining({ floorArea: '42㎡' }) })
  })

  it('[A6] asks visitors to log in for member prices: 查看会员优惠价', () => {
    const { emit } = show('都能订')
    fireEvent.click(screen.getByRole('button', { name: /查看会员优惠价/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('login', {})
  })

  it('[A6] shows a member the price of the level, 会员尊享, and what it saves', () => {
    show('金卡会员')
    expect(screen.queryByText('查看会员优惠价')).toBeNull()
    expect(words('月湾套房')[0]).toContain('¥2,268.60原价¥2,388会员尊享 已减¥119.40')
  })

  it('[A6] drops the discount where the member’s own rate is lower', () => {
    show('金卡会员', { vipRate: 90 })
    expect(words('月湾套房')[0]).not.toContain('会员尊享')
  })

  it('shows a night on average, and the total of all nights and rooms', () => {
    show('两间两晚')
    expect(words('月湾套房')[0]).toContain('/晚会员尊享 已减¥477.602 间 2 晚共 ¥9,074.40')
  })

  it('[B4] says 仅剩N间 for 1 to 5, 售罄, 不可订, and too few rooms or too many people', () => {
    show('有的订不了')
    expect(words('海螺主题家庭房').map((text) => /售罄|不可订/.exec(text!)?.[0])).toEqual(['售罄', '不可订'])
    expect(words('星空房').map((text) => /房间不足仅剩1间|人数超出/.exec(text!)?.[0])).toEqual([
      '房间不足仅剩1间',
      '人数超出',
    ])
    expect(card('海螺主题家庭房').queryByRole('button', { name: /^预订/ })).toBeNull()
    cleanup()
    show('都能订')
    expect(words('月湾套房')[0]).toContain('仅剩4间')
  })

  it.each(['没有房型', '都订不了'])('[A8] says 当前无房型资源请修改日期/间数/人数: %s', (name) => {
    const { emit } = show(name)
    expect(screen.getByText('当前无房型资源请修改日期/间数/人数')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '修改日期' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {})
  })

  it('books once at a time', () => {
    const { emit } = show('正在核价')
    expect(book('海湾露台大床房 含双早').getAttribute('aria-busy')).toBe('true')
    fireEvent.click(book('海湾露台大床房 含双早'))
    expect(emit).not.toHaveBeenCalled()
  })
})

const idle = { status: 'idle', code: '', message: '' } as const
const { picked } = propsOf('正在核价')
const changed = (afterPrice: number) =>
  ({ ...idle, status: 'done', reply: { data: { isChange: true, afterPrice } } }) as const

describe('a price that changed', () => {
  const text = '您选择日期的房型总价从¥988变动到¥1,108.50，是否继续预订？'

  it('[A8] is asked about, and booked at the new total', async () => {
    const { emit } = show('都能订', { picked, check: changed(1108.5) })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(text)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '继续预订' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('accept', { choice: { ...picked, bookPriceTotal: 1108.5 } })
  })

  it('[A6] is told to a member as the member pays it, and booked at the total before the discount', async () => {
    const { emit } = show('金卡会员', { picked, check: changed(1108.5) })
    const dialog = within(await screen.findByRole('dialog'))
    expect(words('海湾露台大床房')[1]).toContain('¥938.60')
    expect(dialog.getByText('您选择日期的房型总价从¥938.60变动到¥1,053.08，是否继续预订？')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '继续预订' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('accept', { choice: { ...picked, bookPriceTotal: 1108.5 } })
  })

  it('[A8] may be left for another: 重选日期/房型/人数', async () => {
    const { emit, give } = show('都能订', { picked, check: changed(1108.5) })
    fireEvent.click(await screen.findByRole('button', { name: '重选日期/房型/人数' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('reselect', {})
    give({ check: idle })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked about no more once its order was refused', () => {
    const order = { status: 'refused', code: '6010109', message: '所选房型刚刚订完' } as const
    show('都能订', { picked, check: changed(1108.5), order })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
