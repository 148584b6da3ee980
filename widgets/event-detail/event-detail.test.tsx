// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import EventDetail from './event-detail.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const show = (name: string) => render(<EventDetail {...propsOf(name)} {...fakeTools()} />).container
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  )

describe('event-detail', () => {
  it('says when, where, for whom, for how much, and that it must be booked', () => {
    show('收费，要预约，限会员')
    expect(facts()).toEqual({
      时间: '14:00-16:0011月20日 周五',
      地点: '手作工坊',
      适合: '亲子银卡会员及以上可参加',
      费用: '¥68',
      预约: '需预约请提前到活动地点预约',
    })
  })

  it('says 免费 and nothing of booking and levels where there is none', () => {
    show('免费，不用预约')
    expect(facts()).toMatchObject({ 适合: '亲子', 费用: '免费' })
    expect(facts()).not.toHaveProperty('预约')
  })

  it('makes a paragraph of each part of the description, and no heading for none', () => {
    show('收费，要预约，限会员')
    expect(screen.getByRole('heading', { name: '活动介绍' }).parentElement!.querySelectorAll('p')).toHaveLength(2)
    cleanup()
    show('免费，不用预约')
    expect(screen.queryByRole('heading', { name: '活动介绍' })).toBeNull()
  })

  it.each([
    ['正在进行', '进行中'],
    ['已结束', '已结束'],
    ['已取消', '已取消'],
  ])('%s: says %s', (name, word) => {
    expect(show(name).textContent).toContain(word)
  })

  it('says on the server only what holds at any time', () => {
    const html = (name: string) => renderToString(<EventDetail {...propsOf(name)} {...fakeTools()} />)
    expect(html('正在进行')).not.toContain('进行中')
    expect(html('已取消')).toContain('已取消')
  })

  it('leads to the schedule of its day (A2: space)', () => {
    const { activity } = propsOf('收费，要预约，限会员')
    const href = (today?: string) => {
      cleanup()
      render(<EventDetail activity={activity} today={today} {...fakeTools()} />)
      return screen.getByRole('link', { name: '看当天全部活动' }).getAttribute('href')
    }
    expect(href()).toBe('/tc-fostay/atlantis/v2/eventSchedule')
    expect(href('2026-11-20T08:00:00')).toBe('/tc-fostay/atlantis/v2/eventSchedule')
    expect(href('2026-11-19T08:00:00')).toBe('/tc-fostay/atlantis/v2/eventSchedule?space=1')
    expect(href('2026-11-18T08:00:00')).toBe('/tc-fostay/atlantis/v2/eventSchedule?space=2')
  })
})
