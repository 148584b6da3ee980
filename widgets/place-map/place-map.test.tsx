// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PlaceMap from './place-map.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('place-map', () => {
  it('[B2.9] shows where it is, and opens the maps app there', () => {
    render(<PlaceMap {...propsOf('全部设置')} {...fakeTools()} />)
    expect(screen.getByRole('img', { name: '澜湾岛度假村周围的地图' })).toBeTruthy()
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '去这里' }).href)
    expect([link.protocol, link.searchParams.get('position'), link.searchParams.get('name')]).toEqual([
      'https:',
      '110.3921,18.7714',
      '澜湾岛度假村',
    ])
  })

  it('gives its address to be copied, and calls its number', () => {
    const emit = vi.fn()
    render(<PlaceMap {...propsOf('全部设置')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '复制' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy', { text: '澜湾市澜湾岛环岛东路 1 号' })
    expect(screen.getByRole('link', { name: '拨打电话' }).getAttribute('href')).toBe('tel:089855000020')
  })

  it('has no map without a spot and no phone without a number', () => {
    render(<PlaceMap {...propsOf('没有坐标')} {...fakeTools()} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows a picture of what is around it, and the map itself once somebody wants to move it', async () => {
    const { container } = render(<PlaceMap {...propsOf('全部设置')} {...fakeTools()} />)
    expect(container.querySelector('use')!.getAttribute('href')).toMatch(
      /^\/tc-fostay\/maps\/resort-map\/110\.39210,18\.77140,/,
    )
    expect(screen.queryByRole('button', { name: '放大地图' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '移动地图' }))
    expect(await screen.findByRole('button', { name: '放大地图' })).toBeTruthy()
  })
})
