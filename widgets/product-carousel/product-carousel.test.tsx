// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductCarousel from './product-carousel.tsx'

const media = { play: vi.fn(() => Promise.resolve()), pause: vi.fn() }

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(media.play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(media.pause)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props
const show = (name: string, over = {}) => render(<ProductCarousel {...propsOf(name)} {...fakeTools(over)} />)
const html = (name: string, over = {}) => renderToString(<ProductCarousel {...propsOf(name)} {...fakeTools(over)} />)
const video = (container: HTMLElement) => container.querySelector('video')!

describe('product-carousel', () => {
  it('[B2.10.1] shows videos first, then pictures', () => {
    show('都有')
    const slides = screen.getAllByRole('listitem')
    expect(slides).toHaveLength(4)
    expect(within(slides[0]!).getByRole('button', { name: /播放.*视频/ })).toBeTruthy()
    expect(within(slides[1]!).getByRole('button', { name: '全屏查看沙滩晚餐的第 1 张图' })).toBeTruthy()
  })

  it('[B2.10.1] counts from 1, with the product id', () => {
    const emit = vi.fn()
    const { container } = show('都有', { emit })
    expect(screen.getByText('1/4')).toBeTruthy()
    expect(screen.getByText('650101')).toBeTruthy()
    expect(screen.getByText('650101').closest('.visually-hidden'), 'no catalogue number for the eye').not.toBeNull()
    const strip = container.querySelector('ul')!
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    strip.scrollLeft = 600
    fireEvent.scroll(strip)
    expect(screen.getByText('3/4')).toBeTruthy()
    expect(emit).toHaveBeenCalledWith('show', { index: 3, total: 4 })
  })

  it('[B2.10.1] opens a preview over the whole screen at the picture that was tapped', async () => {
    show('都有')
    fireEvent.click(screen.getByRole('button', { name: '全屏查看沙滩晚餐的第 2 张图' }))
    const preview = await screen.findByRole('dialog', { name: '图片预览', hidden: true })
    expect(within(preview).getByText('2/3')).toBeTruthy()
    fireEvent.click(within(preview).getByRole('button', { name: '关闭预览', hidden: true }))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('[B2.10.1] plays at the first tap on a cover, pauses at the next and plays again', () => {
    const { container } = show('都有')
    fireEvent.click(screen.getByRole('button', { name: /^播放/ }))
    expect(video(container).autoplay).toBe(true)
    fireEvent.play(video(container))
    fireEvent.click(screen.getByRole('button', { name: /^暂停/ }))
    expect(media.pause).toHaveBeenCalledOnce()
    fireEvent.pause(video(container))
    fireEvent.click(screen.getByRole('button', { name: /^播放/ }))
    expect(media.play).toHaveBeenCalledOnce()
  })

  it('[B2.10.1] goes on in the popup player where it was; closing clears it', async () => {
    const { container } = show('都有')
    fireEvent.click(screen.getByRole('button', { name: /^播放/ }))
    Object.defineProperty(video(container), 'currentTime', { value: 3.5 })
    fireEvent.click(screen.getByRole('button', { name: '视频 1:07' }))
    const popup = await screen.findByRole('dialog', { name: '沙滩海鲜大餐的视频', hidden: true })
    expect(media.pause).toHaveBeenCalled()
    fireEvent.loadedMetadata(video(popup))
    expect(video(popup).currentTime).toBe(3.5)
    fireEvent.click(within(popup).getByRole('button', { name: '关闭视频', hidden: true }))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('[B2.10.1] draws the badge over pictures, not over videos', () => {
    const { container } = show('都有')
    const badges = [...container.querySelectorAll('li')].map((one) => one.innerHTML.includes('still-life-2'))
    expect(badges).toEqual([false, true, true, true])
  })

  it('[B2.10.1] says that there is no picture', () => {
    show('没有图和视频')
    expect(screen.getByText('暂无图片')).toBeTruthy()
  })

  it('loads the first picture of the first view before all else, no video before it is wanted', () => {
    expect(html('都有', { isFirstView: true }).match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html('一张图', { isFirstView: true }).match(/loading="eager"/g)).toHaveLength(1)
    expect(html('都有')).not.toContain('<video')
  })

  it('forgets the preview when it is closed by Esc', async () => {
    show('都有')
    fireEvent.click(screen.getByRole('button', { name: '全屏查看沙滩晚餐的第 1 张图' }))
    const preview = await screen.findByRole('dialog', { hidden: true })
    act(() => void preview.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
})
