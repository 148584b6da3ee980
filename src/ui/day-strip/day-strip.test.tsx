// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DayStrip } from './index.tsx'

afterEach(cleanup)

const days = [
  { date: '2026-11-20', word: '售罄', isDisabled: true },
  { date: '2026-11-21', word: '仅剩3', price: 128 },
  { date: '2026-11-22', word: '充足', price: 99 },
  { date: '2026-11-23' },
]
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())

function show(props: Partial<Parameters<typeof DayStrip>[0]> = {}) {
  const onPick = vi.fn()
  render(<DayStrip days={days} selected="2026-11-21" today="2026-11-20" onPick={onPick} {...props} />)
  return onPick
}

describe('DayStrip', () => {
  it('names days 今天, 明天, 后天 and then by weekday, with date, price and stock word', () => {
    show()
    expect(names()).toEqual([
      '今天 11月20日 售罄',
      '明天 11月21日 ¥128 仅剩3',
      '后天 11月22日 ¥99 充足',
      '周一 11月23日',
    ])
  })

  it('[B5] says of each day what it costs more, before it is picked', () => {
    show({
      days: [
        { date: '2026-11-21', word: '充足', extra: 1380 },
        { date: '2026-11-22', extra: 0 },
      ],
    })
    expect(names()).toEqual(['明天 11月21日 补¥1,380 充足', '后天 11月22日'])
  })

  it('picks a day, but none that is disabled', async () => {
    const onPick = show()
    await userEvent.click(screen.getByRole('button', { name: /后天/ }))
    await userEvent.click(screen.getByRole('button', { name: /今天/ }))
    expect(onPick.mock.calls).toEqual([['2026-11-22']])
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('明天')
  })

  it('has 更多日期 only where somebody shows them', async () => {
    show()
    expect(screen.queryByRole('button', { name: /更多日期/ })).toBeNull()
    cleanup()
    const onMore = vi.fn()
    show({ onMore })
    await userEvent.click(screen.getByRole('button', { name: '更多日期' }))
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('says at 更多日期 which day was chosen there', () => {
    show({ selected: '2026-12-25', onMore: () => undefined })
    expect(names().at(-1)).toBe('12月25日周五更多日期')
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  })
})
