// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GuideRows from './guide-rows.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('guide-rows', () => {
  it('puts rows under their small headings, and says what is open by the shop’s clock', () => {
    const now = () => Date.parse('2026-11-20T20:30:00+08:00')
    render(<GuideRows {...propsOf('营业时间，按小标题分组')} {...fakeTools({ now })} />)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['营业时间', '餐饮', '泳池和水疗'],
    ])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      ...['海湾自助餐厅休息中', '灯塔甜品站营业中1', '无边泳池营业中07'],
    ])
  })

  it('leads where a row has an address, and is plain text where it has none', () => {
    render(<GuideRows {...propsOf('可以点的，有图')} {...fakeTools()} />)
    expect(screen.getByRole('link', { name: /澜湾岛/ }).getAttribute('href')).toBe('/tc-fostay/combo')
    cleanup()
    render(<GuideRows {...propsOf('最少')} {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('tells which one is chosen, and which was', () => {
    const emit = vi.fn()
    render(<GuideRows {...propsOf('选一个')} {...fakeTools({ emit })} />)
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('北京')
    fireEvent.click(screen.getByRole('button', { name: /上海/ }))
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'a' }), index: 0 })
  })
})
