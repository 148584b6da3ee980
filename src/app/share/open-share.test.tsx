// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noCall } from '../../engine/react/fake-page.tsx'
import { openShare } from './open-share.tsx'

const what = { title: '海湾', url: 'https://shop.example/tc-fostay/goods/1?token=e.y.z&from=tcmp' }
const toast = vi.fn()
const open = (query: string) => history.replaceState(null, '', `/tc-fostay/goods/1${query}`)

/** The labels of the ways that the shopper sees; undefined: no sheet. */
async function waysOf(content = what) {
  let shown: ReactElement | undefined
  const showOver = (over: ReactNode) => {
    shown = over as ReactElement | undefined
  }
  await openShare(content, { call: noCall, toast, showOver })
  if (!shown) return undefined
  render(shown)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.documentElement.dataset.theme = 'lantu'
  toast.mockClear()
  open('')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('sharing a page', () => {
  it('is skipped when its address says shareProhibit=no (A5)', async () => {
    open('?shareProhibit=no')
    expect(await waysOf()).toBeUndefined()
    expect(toast).not.toHaveBeenCalled()
  })

  it('without a title says that there is nothing to share (A5)', async () => {
    expect(await waysOf({ ...what, title: ' ' })).toBeUndefined()
    expect(toast).toHaveBeenCalledWith('获取分享数据失败!')
  })

  it.each([
    ['a browser', '', 'lantu', ['复制链接']],
    ['a mini-program', '?client_key=WX_MINI_TC', 'lantu', ['复制链接', '生成海报']],
    ['a mini-program from ytmp', '?client_key=WX_MINI_TC', 'ytmp', ['复制链接']],
    ['a mini-program from tcmp', '?client_key=WX_MINI_TC', 'tcmp', ['复制链接']],
    ['a mini-program, any shareProhibit', '?client_key=WX_MINI_TC&shareProhibit=1', 'lantu', ['复制链接']],
  ])('offers in %s what there is (B6)', async (_where, query, theme, ways) => {
    open(query)
    document.documentElement.dataset.theme = theme
    expect(await waysOf()).toEqual(ways)
  })

  it('offers the system’s panel where there is one', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', { userAgent: 'Safari', share })
    expect(await waysOf()).toEqual(['系统分享', '复制链接'])
    fireEvent.click(screen.getByRole('button', { name: '系统分享' }))
    expect(share).toHaveBeenCalledWith({ title: '海湾', url: 'https://shop.example/tc-fostay/goods/1?from=tcmp' })
  })

  it.each([
    [true, '复制成功'],
    [false, '复制失败'],
  ])('copies the link with the member’s code and without the login (B6, B8): %s', async (isCopied, said) => {
    localStorage.setItem('token', 'e.y.z')
    localStorage.setItem('userInfo', JSON.stringify({ id: 'm7' }))
    const writeText = vi.fn(() => (isCopied ? Promise.resolve() : Promise.reject(new Error('denied'))))
    vi.stubGlobal('navigator', { userAgent: 'Safari', clipboard: { writeText } })
    await waysOf()
    fireEvent.click(screen.getByRole('button', { name: '复制链接' }))
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(said))
    expect(writeText).toHaveBeenCalledWith('https://shop.example/tc-fostay/goods/1?from=tcmp&code=m7')
  })

  it('is the mini-program’s own: it is told what, and the shopper how', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0 miniProgram')
    const postMessage = vi.fn()
    vi.stubGlobal('wx', { miniProgram: { postMessage, navigateTo: vi.fn(), navigateBack: vi.fn() } })
    expect(await waysOf()).toEqual(['复制链接', '生成海报'])
    expect(screen.getByText('点击右上角分享给朋友')).toBeTruthy()
    expect(postMessage.mock.calls[0]?.[0].data).toMatchObject({ type: 'share', title: '海湾' })
  })

  it('says so when the poster can’t be made, and tries again', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    open('?client_key=WX_MINI_TC')
    await waysOf()
    fireEvent.click(screen.getByRole('button', { name: '生成海报' }))
    expect(await screen.findByText('海报生成失败，请重试')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('海报生成失败，请重试')).toBeTruthy()
    expect(HTMLCanvasElement.prototype.getContext).toHaveBeenCalledTimes(2)
  })
})
