// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { dayParts } from './day-parts.ts'
import EventSchedule from './event-schedule.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string) {
  const emit = vi.fn()
  render(<EventSchedule {...propsOf(name)} {...fakeTools({ emit })} />)
  return emit
}
const names = () => screen.queryAllByRole('link').map((link) => link.textContent)
const card = (name: string) => screen.getByRole('link', { name }).closest('article')!

describe('dayParts', () => {
  it('orders a day by time and cuts it at noon and at six', () => {
    const parts = dayParts([...propsOf('三天').today].toReversed())
    expect(parts.map(({ word, activities }) => [word, activities.map(({ activityId }) => activityId)])).toEqual([
      ['上午', ['a1', 'a2']],
      ['下午', ['a3', 'a4']],
      ['晚上', ['a5']],
    ])
  })

  it('leaves out parts without activities', () => {
    expect(dayParts([]).length).toBe(0)
  })
})

describe('event-schedule', () => {
  it('has a tab for each of three days, with its date', () => {
    show('三天')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['今天 11.20', '明天 11.21', '后天 11.22'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('今天')
  })

  it('opens on the day that the address asks for (A2: space=1 is tomorrow)', () => {
    show('先看明天')
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('明天')
    expect(names()).toEqual(['小船长的绳结课', '椰雕灯手作'])
  })

  it('changes the day, and tells of it', () => {
    const emit = show('三天')
    fireEvent.click(screen.getByRole('tab', { name: /明天/ }))
    expect(names()).toEqual(['小船长的绳结课', '椰雕灯手作'])
    expect(emit).toHaveBeenCalledWith('day', { index: 1, date: '2026-11-21' })
  })

  it('filters by the types that the day has, in words of the dictionary', () => {
    show('三天')
    const chips = within(screen.getByRole('list', { name: '按类型筛选' }))
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      '演出',
      '运动',
      '儿童乐园',
      '手作',
      '身心',
    ])
    fireEvent.click(chips.getByRole('button', { name: '手作' }))
    expect(names()).toEqual(['椰雕灯手作'])
    expect(screen.getByText('11月20日 周五 · 共 1 场活动')).toBeTruthy()
  })

  it('marks a cancelled activity 已取消, whatever the time', () => {
    const html = renderToString(<EventSchedule {...propsOf('三天')} {...fakeTools()} />)
    expect(html.match(/已取消/g)).toHaveLength(1)
    show('三天')
    expect(card('冲浪板体验').textContent).toContain('已取消')
  })

  it('marks what runs and what is over, once it knows the time', () => {
    show('三天')
    expect(card('海边晨间瑜伽').textContent).toContain('已结束')
    expect(card('小船长的绳结课').textContent).toContain('进行中')
    expect(renderToString(<EventSchedule {...propsOf('三天')} {...fakeTools()} />)).not.toMatch(/进行中|已结束/)
  })

  it('says time, place, type, crowd and price', () => {
    show('三天')
    expect(card('椰雕灯手作').textContent).toBe('14:00-16:00椰雕灯手作手作工坊手作亲子需预约¥68')
    expect(card('沙滩电影夜').textContent).toContain('免费')
  })

  it('leads to the activity of that day (A2)', () => {
    const emit = show('三天')
    const link = screen.getByRole('link', { name: '椰雕灯手作' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/atlantis/v2/eventDetail?activityId=a3&date=2026-11-20')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { activity: expect.objectContaining({ activityId: 'a3' }) })
  })

  it('leads from a day without activities to the next that has some', () => {
    show('今天没有活动')
    expect(screen.getByText('这一天没有活动')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '看看明天的活动' }))
    expect(names()).toHaveLength(2)
  })

  it('offers no other day where there is none', () => {
    show('都没有活动')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
