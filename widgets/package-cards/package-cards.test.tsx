// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PackageCards from './package-cards.tsx'
import type { PackageCardsProps } from './props.schema.ts'

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void
/** The observers that look at something, by what they tell. */
const looking = new Set<Told>()

beforeEach(() => {
  looking.clear()
  class Observer {
    readonly told: Told
    constructor(told: Told) {
      this.told = told
    }
    observe = () => looking.add(this.told)
    disconnect = () => looking.delete(this.told)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const comesNear = () => looking.forEach((told) => told([{ isIntersecting: true }]))
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const card = (name: RegExp) => screen.getByText(name).closest('article')!

const nextPage = (offers: PackageCardsProps['offers']) =>
  offers.map((offer) => ({ ...offer, productId: `9${offer.productId}` }))

/** Frames come when the test says so: all that are asked for, with what is to be seen after each. */
function framesByHand() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  return <Seen,>(look: () => Seen): Seen[] => {
    const seen: Seen[] = []
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      act(frame)
      seen.push(look())
    }
    return seen
  }
}

describe('package-cards: a card', () => {
  it('has picture, name, message, tag, three items with their kinds, heat and prices with what is saved (B2.2, B9)', () => {
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools()} />)
    const bay = card(/月牙湾/)
    expect(bay.querySelector('img')?.getAttribute('src')).toContain('bay-1')
    expect(bay.textContent).toContain('冬日限定')
    expect(bay.textContent).toContain('醒来先听见海')
    expect(
      within(bay)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['住全海景大床房 2 晚', '吃双人早餐 2 次、沙滩晚餐 1 次', '玩日落帆船巡游 60 分钟'])
    expect(bay.textContent).toContain('热度 1.2w')
    expect(bay.textContent).toMatch(/立省¥792¥1,888原价¥2,680立即抢购$/)
  })

  it('says how far a group has come, and asks to join it', () => {
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools()} />)
    expect(card(/棕榈谷/).textContent).toContain('3 人团，已参团 2 人 · 热度 986')
    expect(card(/棕榈谷/).textContent).toMatch(/立即参团$/)
  })

  it('saves and calls to nothing where there is nothing', () => {
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools()} />)
    expect(card(/云顶/).textContent).toBe('云顶雪场日票¥399')
  })

  it('shows the usual price once its activity is over', () => {
    const end = Date.parse('2026-11-22T20:00:00+08:00')
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools({ now: () => end })} />)
    expect(card(/月牙湾/).textContent).toMatch(/立省¥500¥2,180原价¥2,680去看看$/)
  })

  it('leads to its own address, else to its goods, and a combo without one nowhere (B2.2)', () => {
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools()} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tc-fostay/hotelpackage/detail/2301',
      '/tc-fostay/goods/2302',
    ])
  })

  it('tells that it was tapped', () => {
    const emit = vi.fn()
    render(<PackageCards {...propsOf('几个套餐')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('link', { name: /棕榈谷/ }))
    expect(emit).toHaveBeenCalledWith('select', { offer: expect.objectContaining({ productId: '2302' }) })
  })
})

describe('package-cards: the list', () => {
  it('asks for more when its end comes near, and not while more is on its way', async () => {
    const emit = vi.fn()
    const { offers } = propsOf('几个套餐')
    const { rerender } = render(<PackageCards offers={offers} {...fakeTools({ emit })} />)
    comesNear()
    expect(emit.mock.calls).toEqual([['more', {}]])
    rerender(<PackageCards offers={offers} more="loading" {...fakeTools({ emit })} />)
    expect(looking.size).toBe(0)
    const longer = [...offers, { ...offers[0]!, productId: '9' }]
    rerender(<PackageCards offers={longer} more="ready" {...fakeTools({ emit })} />)
    await vi.waitFor(() => expect(looking.size).toBe(1))
    comesNear()
    expect(emit).toHaveBeenCalledTimes(2)
  })

  it('grows by two cards in a frame, and shows other cards at once', () => {
    const drawn = framesByHand()
    const { offers } = propsOf('几个套餐')
    const more = nextPage(offers)
    const count = () => screen.getAllByRole('article').length
    const tools = fakeTools()
    const { rerender } = render(<PackageCards offers={offers} {...tools} />)
    rerender(<PackageCards offers={[...offers, ...more]} {...tools} />)
    expect([count(), ...drawn(count)]).toEqual([3, 5, 6])
    rerender(<PackageCards offers={more} {...tools} />)
    expect(count()).toBe(3)
  })

  it('renders no card again that was there when a page is appended', () => {
    const drawn = framesByHand()
    const rendered: string[] = []
    // Nothing but a card reads the message of an offer.
    const [first, ...others] = [...propsOf('几个套餐').offers, ...nextPage(propsOf('几个套餐').offers)].map(
      (offer) => ({
        ...offer,
        get productRecommendMsg() {
          rendered.push(offer.productId)
          return undefined
        },
      }),
    )
    const tools = fakeTools()
    const { rerender } = render(<PackageCards offers={[first!]} {...tools} />)
    rerender(<PackageCards offers={[first!]} more="loading" {...tools} />)
    rerender(<PackageCards offers={[first!, ...others]} {...tools} />)
    drawn(() => undefined)
    expect(rendered).toEqual([first, ...others].map((offer) => offer!.productId))
  })

  it.each(['loading', 'replacing', 'failed', 'finished'] as const)('asks for nothing while it is %s', (more) => {
    render(<PackageCards {...propsOf('几个套餐')} more={more} {...fakeTools()} />)
    expect(looking.size).toBe(0)
  })

  it('shows an offer once that two pages have', () => {
    const { offers } = propsOf('几个套餐')
    render(<PackageCards offers={[...offers, offers[0]!]} {...fakeTools()} />)
    expect(screen.getAllByRole('article')).toHaveLength(offers.length)
  })

  it('says that it is at its end', () => {
    render(<PackageCards {...propsOf('到底了')} {...fakeTools()} />)
    expect(screen.getByRole('status').textContent).toBe('没有更多了')
  })

  it('says that a page failed, and asks for it again by a button', () => {
    const emit = vi.fn()
    render(<PackageCards {...propsOf('下一页没取到')} {...fakeTools({ emit })} />)
    expect(screen.getByRole('status').textContent).toBe('加载失败')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(emit).toHaveBeenCalledWith('more', {})
  })

  it('says that its cards are about to be others', () => {
    render(<PackageCards {...propsOf('正在换一批')} {...fakeTools()} />)
    expect(screen.getAllByRole('list')[0]!.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  })
})
