// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCarrier } from './carry-picture.ts'

const card = (picture = '<picture><img alt=""></picture>') =>
  `<main id="page"><div><article>${picture}<h2><a href="#">海湾</a></h2></article><button>分享</button></div></main>`
const detail = '<main id="page"><div data-left><picture></picture></div><div><picture id="hero"></picture></div></main>'
const named = () =>
  [...document.querySelectorAll<HTMLElement>('picture')].map((one) =>
    one.style.getPropertyValue('view-transition-name'),
  )

let update: () => Promise<void>
let isStill: boolean
const start = vi.fn((callback: () => Promise<void>) => {
  update = callback
  return { finished: Promise.resolve(), ready: Promise.reject(new Error('hidden')) }
})
const swap = vi.fn(() => {
  document.body.innerHTML = detail
})
const tap = (what: string) => document.querySelector<HTMLElement>(what)!.click()

const change = createCarrier(new Event('pointerdown'))

beforeEach(() => {
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  Object.assign(document, { startViewTransition: start })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 60, bottom: 260 } as DOMRect)
  document.body.innerHTML = card()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  start.mockClear()
  swap.mockClear()
})

describe('the picture of a tapped card', () => {
  it('turns into the first picture of the page that it opens', async () => {
    tap('a')
    change(swap)
    expect(named()).toEqual(['carried-picture'])
    expect(swap).not.toHaveBeenCalled()
    await update()
    expect(swap).toHaveBeenCalledOnce()
    expect(named()).toEqual(['', ''])
  })

  it('does so for the touch that brought the code', () => {
    let first = change
    const touched = (event: Event) => {
      first = createCarrier(event)
    }
    document.querySelector('a')!.addEventListener('pointerdown', touched, { once: true })
    document.querySelector('a')!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    first(swap)
    expect(start).toHaveBeenCalledOnce()
  })

  it('goes once: the next page, and the way back, come by themselves', () => {
    tap('a')
    change(swap)
    change(swap)
    expect(start).toHaveBeenCalledOnce()
    expect(swap).toHaveBeenCalledOnce()
  })

  it('is forgotten by a tap on something else', () => {
    tap('a')
    tap('button')
    change(swap)
    expect(start).not.toHaveBeenCalled()
    expect(swap).toHaveBeenCalledOnce()
  })
})

describe('pages change as before', () => {
  it.each([
    ['for who wants no motion', () => (isStill = true)],
    ['where the browser cannot', () => Object.assign(document, { startViewTransition: undefined })],
    ['when the card has no picture', () => (document.body.innerHTML = card(''))],
    [
      'when the picture is out of sight',
      () =>
        vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue({ top: -300, bottom: -100 } as DOMRect),
    ],
  ])('%s', (_when, arrange) => {
    arrange()
    tap('a')
    change(swap)
    expect(start).not.toHaveBeenCalled()
    expect(swap).toHaveBeenCalledOnce()
  })
})
