// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PackageOffers from './package-offers.tsx'

afterEach(cleanup)

function show(name: string, over = {}) {
  const { props, variant } = examples.find((example) => example.name === name)!
  render(<PackageOffers {...props} {...fakeTools({ variant, ...over })} />)
}
const card = (name: RegExp) => screen.getByRole('link', { name }).closest('article')!

describe('package-offers', () => {
  it('shows the first two offers unless told otherwise (A9)', () => {
    const { offers } = examples.find((example) => example.name === '很多套餐')!.props
    render(<PackageOffers title="限时抢购" offers={offers} {...fakeTools()} />)
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('lists three items of a package with their kinds (A9)', () => {
    show('限时抢购')
    const items = within(card(/月牙湾/)).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      '住全海景大床房 2 晚',
      '吃双人早餐 2 次、沙滩晚餐 1 次',
      '玩日落帆船巡游 60 分钟',
    ])
  })

  it('asks to join a group or to buy (A9)', () => {
    show('限时抢购')
    expect(card(/棕榈谷/).textContent).toContain('立即参团')
    expect(card(/月牙湾/).textContent).toContain('立即抢购')
  })

  it('prints activity price, original, what is saved, and a count over 9999 as x.xw (A9, B9)', () => {
    show('限时抢购')
    const text = card(/月牙湾/).textContent
    expect(text).toContain('¥1,888原价¥2,680')
    expect(text).toContain('立省¥792')
    expect(text).toContain('热度 1.2w')
  })

  it('claims no saving where there is none', () => {
    show('一个套餐')
    expect(screen.queryByText(/立省/)).toBeNull()
    expect(screen.queryByText('原价')).toBeNull()
  })

  it('counts down to the end of the activity, in the countdown variant only', () => {
    show('限时抢购')
    expect(within(card(/月牙湾/)).getByRole('timer').textContent).toBe('距结束2 天12:00:00')
    cleanup()
    show('列表')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it.each(['限时抢购', '列表'])(
    'calls to nothing and prints the usual price once the activity is over (%s)',
    (name) => {
      const end = Date.parse('2026-11-22T20:00:00+08:00')
      show(name, { now: () => end - 1000 })
      expect(card(/月牙湾/).textContent).toMatch(/¥1,888.*立即抢购/)
      cleanup()
      show(name, { now: () => end })
      expect(card(/月牙湾/).textContent).not.toMatch(/立即抢购|1,888/)
      expect(card(/月牙湾/).textContent).toMatch(/已结束$/)
    },
  )

  it('opens an offer’s own address, else its goods page (B2.2)', () => {
    show('限时抢购')
    expect(screen.getByRole('link', { name: /棕榈谷/ }).getAttribute('href')).toBe('/tc-fostay/vacation/detail/2302')
    expect(screen.getByRole('link', { name: /月牙湾/ }).getAttribute('href')).toBe('/tc-fostay/goods/2301')
  })

  it('tells which offer was tapped, and that more was', () => {
    const emit = vi.fn()
    show('限时抢购', { emit })
    fireEvent.click(screen.getByRole('link', { name: /棕榈谷/ }))
    expect(emit).toHaveBeenLastCalledWith('select', { offer: expect.objectContaining({ productId: '2302' }) })
    fireEvent.click(screen.getByRole('link', { name: /更多/ }))
    expect(emit).toHaveBeenLastCalledWith('more', {})
  })

  it('has a button for more when the address is left to the event, and none when it is not wanted', () => {
    show('一个套餐')
    expect(screen.getByRole('button', { name: /更多/ })).toBeTruthy()
    cleanup()
    show('列表')
    expect(screen.queryByText('更多')).toBeNull()
  })
})
