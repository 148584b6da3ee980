// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import { nearest } from './nearest.ts'
import PoiDetail from './poi-detail.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string) {
  const emit = vi.fn()
  render(<PoiDetail {...propsOf(name)} {...fakeTools({ emit, now: () => Date.parse('2026-11-20T12:00:00+08:00') })} />)
  return emit
}

describe('nearest', () => {
  it('orders by distance and leaves the place itself out', () => {
    const { poi, nearby = [] } = propsOf('都有')
    expect(nearest(poi, nearby, 2).map((found) => found.poi.poiId)).toEqual(['p2', 'p4'])
  })
})

describe('poi-detail', () => {
  it('shows every picture once, the first also when it is listed again', () => {
    const { poi } = propsOf('都有')
    render(<PoiDetail poi={{ ...poi, pictures: [poi.themePicUri, ...poi.pictures] }} {...fakeTools()} />)
    const strip = within(screen.getByRole('list', { name: '珊瑚海水世界的图片' }))
    expect(strip.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      '珊瑚海水世界 1',
      '珊瑚海水世界 2',
      '珊瑚海水世界 3',
    ])
  })

  it('says whether it is open, once it knows the time', () => {
    show('都有')
    expect(screen.getByText('营业中')).toBeTruthy()
    expect(renderToString(<PoiDetail {...propsOf('都有')} {...fakeTools()} />)).not.toMatch(/营业中|休息中/)
  })

  it('calls its number', () => {
    show('都有')
    expect(screen.getByRole('link', { name: '拨打电话' }).getAttribute('href')).toBe('tel:089855500108')
  })

  it('gives its address to be copied', () => {
    const emit = show('都有')
    fireEvent.click(screen.getByRole('button', { name: '复制地址' }))
    expect(emit).toHaveBeenCalledWith('copy', { text: '澜城市月牙湾环岛东路 8 号' })
  })

  it('leads to its product, and tells of it', () => {
    const emit = show('都有')
    const link = within(screen.getByRole('group', { name: '预订' })).getByRole('link', { name: '去预订' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/ticket/3001')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('book', {})
  })

  it('offers no call and no booking where there is none', () => {
    show('最少')
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('lists what is near, with the way there', () => {
    const emit = show('都有')
    const list = within(screen.getByRole('list', { name: '附近还有' }))
    expect(list.getAllByRole('article').map((card) => card.textContent)).toEqual([
      '潮声餐厅餐饮 · 距这里 320 米',
      '浪花水上乐园乐园 · 距这里 630 米',
      '古城夜市餐饮 · 距这里 1.3 公里',
    ])
    const link = list.getByRole('link', { name: '潮声餐厅' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/atlantis/v2/poiDetail?poiId=p2')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { poi: expect.objectContaining({ poiId: 'p2' }) })
  })
})
