// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PoiList from './poi-list.tsx'

afterEach(cleanup)

/** The tools' clock stands at 08:00 in Beijing. */
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string, now?: number) {
  const emit = vi.fn()
  render(<PoiList {...propsOf(name)} {...fakeTools({ emit, ...(now && { now: () => now }) })} />)
  return emit
}
const names = () => screen.getAllByRole('link').map((link) => link.textContent)
const card = (name: string) => screen.getByRole('link', { name }).closest('article')!.textContent

describe('poi-list', () => {
  it('offers the kinds that there are, and shows all of them first', () => {
    show('四处')
    const chips = within(screen.getByRole('list', { name: '按类型筛选' })).getAllByRole('button')
    expect(chips.map((chip) => chip.textContent)).toEqual(['乐园', '餐饮', '服务'])
    expect(screen.getByText('全部 · 共 4 处')).toBeTruthy()
  })

  it('filters by kind, and back', () => {
    show('四处')
    fireEvent.click(screen.getByRole('button', { name: '乐园' }))
    expect(names()).toEqual(['珊瑚海水世界', '浪花水上乐园'])
    fireEvent.click(screen.getByRole('button', { name: '乐园', pressed: true }))
    expect(names()).toHaveLength(4)
  })

  it('begins with the kind of the address, and with all for one that there is not', () => {
    show('先选餐饮')
    expect(names()).toEqual(['潮声餐厅'])
    cleanup()
    render(<PoiList {...propsOf('四处')} poiType="火星" {...fakeTools()} />)
    expect(names()).toHaveLength(4)
  })

  it('says 营业中 or 休息中 by the shop’s clock', () => {
    show('四处', Date.parse('2026-11-20T15:00:00+08:00'))
    expect(card('珊瑚海水世界')).toContain('营业中09:00-21:00')
    expect(card('潮声餐厅')).toContain('休息中')
    expect(card('旅客中心')).toContain('营业中')
  })

  it('says only the hours on the server', () => {
    const html = renderToString(<PoiList {...propsOf('四处')} {...fakeTools()} />)
    expect(html).toContain('09:00-21:00')
    expect(html).not.toMatch(/营业中|休息中/)
  })

  it('leads to the place (A2), and tells of it', () => {
    const emit = show('四处')
    const link = screen.getByRole('link', { name: '潮声餐厅' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/atlantis/v2/poiDetail?poiId=p3')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { poi: expect.objectContaining({ poiId: 'p3' }) })
  })

  describe('as a map', () => {
    const pins = () => within(screen.getByRole('list', { name: '地图上的地点' })).getAllByRole('button')
    const chosen = () =>
      pins()
        .filter((pin) => pin.getAttribute('aria-pressed') === 'true')
        .map((pin) => pin.textContent)
    const openMap = async () => {
      fireEvent.click(screen.getByRole('button', { name: '地图', pressed: false }))
      await screen.findByRole('list', { name: '地图上的地点' })
    }

    it('shows each place as a pin that says its kind, and as a card, before any map has come', async () => {
      show('四处')
      await openMap()
      expect(pins().map((pin) => pin.textContent)).toEqual([
        '乐园 珊瑚海水世界',
        '乐园 浪花水上乐园',
        '餐饮 潮声餐厅',
        '服务 旅客中心',
      ])
      expect(screen.getByRole('img', { name: '度假地图' })).toBeTruthy()
      expect(names()).toEqual(['珊瑚海水世界', '浪花水上乐园', '潮声餐厅', '旅客中心'])
    })

    it('chooses the place of a pin, and keeps to the kind that is chosen', async () => {
      show('四处')
      await openMap()
      expect(chosen()).toEqual(['乐园 珊瑚海水世界'])
      fireEvent.click(screen.getByRole('button', { name: '餐饮 潮声餐厅' }))
      expect(chosen()).toEqual(['餐饮 潮声餐厅'])
      fireEvent.click(screen.getByRole('button', { name: '服务' }))
      expect(chosen()).toEqual(['服务 旅客中心'])
    })

    it('asks where somebody is at a touch alone, and says so where that is refused', async () => {
      const getCurrentPosition = vi.fn((_found: unknown, refused: () => void) => refused())
      vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }))
      show('四处')
      await openMap()
      expect(getCurrentPosition).not.toHaveBeenCalled()
      fireEvent.click(screen.getByRole('button', { name: '我的位置' }))
      expect(await screen.findByText('没有拿到您的位置：请在手机或浏览器里允许定位，再点一次')).toBeTruthy()
      vi.unstubAllGlobals()
    })

    it('says so too where the browser has no positions', async () => {
      vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: null } }))
      show('四处')
      await openMap()
      fireEvent.click(screen.getByRole('button', { name: '我的位置' }))
      expect(await screen.findByText(/没有拿到您的位置/)).toBeTruthy()
      vi.unstubAllGlobals()
    })

    it('goes back to the list', async () => {
      show('四处')
      await openMap()
      fireEvent.click(screen.getByRole('button', { name: '列表' }))
      expect(screen.queryByRole('list', { name: '地图上的地点' })).toBeNull()
    })
  })
})
