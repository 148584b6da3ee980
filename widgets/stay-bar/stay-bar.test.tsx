// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import type { StayBarProps } from './props.schema.ts'
import StayBar from './stay-bar.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string, more: Partial<StayBarProps> = {}) {
  const emit = vi.fn()
  render(<StayBar {...propsOf(name)} {...more} {...fakeTools({ emit })} />)
  return emit
}
const days = () => screen.getByRole('button', { name: /选择入住\/离店时间/ })
const rooms = () => screen.getByRole('button', { name: /间数/ })

describe('stay-bar', () => {
  it('[A9] begins with one night from today, and one room', () => {
    show('最少')
    expect(days().textContent).toContain('今天 周五11月20日共 1 晚离店 · 明天 周六11月21日')
    expect(rooms().textContent).toBe('间数1 间')
  })

  it('[A5] begins yesterday before 06:00, and a day later for a private booking interface', () => {
    show('清晨 6 点前')
    expect(days().textContent).toContain('11月19日')
    cleanup()
    show('私订')
    expect(days().textContent).toContain('明天 周六11月21日')
  })

  it('keeps what the address says, as far as it can be had', () => {
    show('选好了')
    expect(days().textContent).toContain('12月1日共 3 晚')
    cleanup()
    show('地址里写错了')
    expect(days().textContent).toContain('11月20日共 1 晚')
    expect(screen.getByRole('link').textContent).toBe('间数和人数1 间 · 2 成人 · 0 儿童')
  })

  it('[A2] opens the calendar, and tells of the days that were chosen', async () => {
    const emit = show('最少')
    fireEvent.click(days())
    const calendar = within(await screen.findByRole('dialog', { name: '选择入住/离店时间' }))
    fireEvent.click(calendar.getByRole('button', { name: '12月1日 周二' }))
    fireEvent.click(calendar.getByRole('button', { name: '12月4日 周五' }))
    fireEvent.click(calendar.getByRole('button', { name: /^确定/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('stay', { checkInDate: '2026-12-01', checkOutDate: '2026-12-04' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[A9] has a calendar of 18 months', async () => {
    show('最少')
    fireEvent.click(days())
    const calendar = within(await screen.findByRole('dialog'))
    expect(calendar.getAllByRole('heading', { level: 3 }).at(-1)!.textContent).toBe('2028年5月')
  })

  it('[A3] lets as many rooms be chosen as the product takes', async () => {
    const emit = show('选好了')
    fireEvent.click(rooms())
    const sheet = within(await screen.findByRole('dialog', { name: '选择间数' }))
    const more = sheet.getByRole<HTMLButtonElement>('button', { name: '增加房间' })
    fireEvent.click(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(sheet.getByRole('button', { name: '确定' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('rooms', { num: '3' })
  })

  it('[A2] leads to the page of rooms and people, with what is chosen', () => {
    show('按人数')
    const link = screen.getByRole('link', { name: '间数和人数 2 间 · 每间 2 成人 · 2 儿童' })
    expect(link.getAttribute('href')).toBe(
      '/tc-fostay/profilter/100201?checkInDate=2026-11-20&checkOutDate=2026-11-21&num=2&adultNum=2&childNum=2&childAges=3%2C8',
    )
  })

  it('[A2] takes along what the address of that page has a value for', () => {
    show('按人数', { guestsTo: '/profilter/100201?yg=7&shareProhibit=' })
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/tc-fostay\/profilter\/100201\?yg=7&checkInDate=/)
  })

  it('holds no calendar in the HTML of the server', () => {
    expect(renderToString(<StayBar {...propsOf('最少')} {...fakeTools()} />)).not.toMatch(/<dialog|role="grid"/)
  })
})
