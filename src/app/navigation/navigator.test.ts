// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createHistory } from './history.ts'
import { createNavigator } from './navigator.ts'
import { createOverlaySteps } from './overlay-steps.ts'

const shop = createHistory(window)
const host = { call: () => Promise.reject(new Error('no host is asked')), toast: vi.fn() }
const { navigate } = createNavigator({ history: shop, overlaySteps: createOverlaySteps(shop), ...host })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a step knows where the page before it was left: how far down, and what was in view', () => {
  history.replaceState(null, '', '/tc-fostay/combo')
  document.body.innerHTML = '<div data-block="offers"><a href="/tc-fostay/goods/1"></a></div>'
  const block = document.querySelector('div')!
  const link = block.firstElementChild!
  link.getBoundingClientRect = () => ({ top: 420 }) as DOMRect
  document.elementFromPoint = () => link
  vi.stubGlobal('scrollY', 640)
  navigate('/goods/1')
  const before = { from: '/combo', top: 640, anchor: { id: 'offers', href: '/tc-fostay/goods/1', top: 420 } }
  expect(shop.step()).toMatchObject(before)
  vi.stubGlobal('scrollY', 0)
  navigate('/goods/2', { replace: true })
  expect(shop.step(), 'also when another page takes its place').toMatchObject(before)
})
