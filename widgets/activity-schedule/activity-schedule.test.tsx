// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import ActivitySchedule from './activity-schedule.tsx'
import { examples } from './examples.ts'
import { firstOpen, shownDay } from './shown-day.ts'

/** The first activity is over, the second runs. */
const NOW = Date.parse('2026-11-20T08:35:00+08:00')
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

function show(name: string, over = {}) {
  const view = render(<ActivitySchedule {...propsOf(name)} {...fakeTools({ now: () => NOW, ...over })} />)
  vi.spyOn(view.container.querySelector('ol')!.parentElement!.parentElement!, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 358, 380),
  )
  return view
}
const inSight = () =>
  [...document.querySelectorAll('li')]
    .filter((row) => !row.hasAttribute('inert'))
    .map((row) => row.querySelector('a')!.textContent)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('shownDay', () => {
  const { today } = propsOf('今天')
  it('is today, else the next day, else the day after (A4)', () => {
    expect(shownDay([today, today, today])?.word).toBe('今天')
    expect(shownDay([[], today, today])).toMatchObject({ word: '明天', ahead: 1 })
    expect(shownDay([undefined, undefined, today])).toMatchObject({ word: '后天', ahead: 2 })
    expect(shownDay([[], [], []])).toBeUndefined()
  })

  it('counts a day as empty when all of it is cancelled', () => {
    const cancelled = today.map((activity) => ({ ...activity, status: 0 as const }))
    expect(shownDay([cancelled, today])?.word).toBe('明天')
  })
})

describe('firstOpen', () => {
  it('is the first that is not over, or the first of all', () => {
    expect([firstOpen([true, true, false]), firstOpen([true, true])]).toEqual([2, 0])
  })
})

describe('activity-schedule', () => {
  it('says which day it shows, and leads to the schedule of that day (A2)', () => {
    show('今天')
    expect(screen.getByText('今天 · 11月20日 周五 · 共 5 场')).toBeTruthy()
    expect(screen.getByRole('link', { name: /全部/ }).getAttribute('href')).toBe('/tc-fostay/atlantis/v2/eventSchedule')
    cleanup()
    show('明天')
    expect(screen.getByText('明天 · 11月21日 周六 · 共 3 场')).toBeTruthy()
    expect(screen.getByRole('link', { name: /全部/ }).getAttribute('href')).toBe(
      '/tc-fostay/atlantis/v2/eventSchedule?space=1',
    )
    cleanup()
    show('后天')
    expect(screen.getByRole('link', { name: /全部/ }).getAttribute('href')).toMatch(/space=2$/)
  })

  it('tells time, name, place, type and crowd of an activity, and links to it', () => {
    const emit = vi.fn()
    show('今天', { emit })
    const link = screen.getByRole('link', { name: '小船长的绳结课' })
    expect(link.closest('article')!.textContent).toBe('07:50至09:00小船长的绳结课海螺俱乐部进行中儿童乐园 · 儿童')
    expect(link.getAttribute('href')).toBe('/tc-fostay/atlantis/v2/eventDetail?activityId=a2&date=2026-11-20')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { activity: expect.objectContaining({ activityId: 'a2' }) })
  })

  it('knows no time on the server: nothing runs and nothing is over', () => {
    const html = renderToString(<ActivitySchedule {...propsOf('今天')} {...fakeTools({ now: () => NOW })} />)
    expect(html).not.toMatch(/进行中|已结束|即将开始/)
  })

  it('begins with the first activity that is not over', () => {
    show('今天')
    expect(inSight()).toEqual(['小船长的绳结课', '主厨渔市早课', '日落钢琴'])
  })

  it('turns up by one every 5000 ms, and from the last rows back to the first (A9)', () => {
    show('今天')
    pass(4999)
    expect(inSight()[0]).toBe('小船长的绳结课')
    pass(1)
    expect(inSight()).toEqual(['主厨渔市早课', '日落钢琴', '沙滩电影夜'])
    pass(5000)
    expect(inSight()[0]).toBe('海边晨间瑜伽')
  })

  it('rests while it is paused, and while it has the focus', () => {
    show('今天')
    fireEvent.click(screen.getByRole('button', { name: '暂停滚动' }))
    pass(20_000)
    expect(inSight()[0]).toBe('小船长的绳结课')
    fireEvent.click(screen.getByRole('button', { name: '继续滚动' }))
    fireEvent.focusIn(screen.getByRole('link', { name: '小船长的绳结课' }))
    pass(20_000)
    expect(inSight()[0]).toBe('小船长的绳结课')
  })

  it('rests for those who want less motion, who may turn it themselves', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList)
    show('今天')
    pass(20_000)
    expect(inSight()[0]).toBe('小船长的绳结课')
    fireEvent.click(screen.getByRole('button', { name: '下一场' }))
    expect(inSight()[0]).toBe('主厨渔市早课')
  })

  it('has nothing to turn when all is in sight', () => {
    show('明天')
    expect(screen.queryByRole('button', { name: '暂停滚动' })).toBeNull()
    expect(inSight()).toHaveLength(3)
  })
})
