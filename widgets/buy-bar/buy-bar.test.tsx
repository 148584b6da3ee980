// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepDeviceLines } from '../../src/kit/device-cart.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import BuyBar from './buy-bar.tsx'
import type { BuyBarProps } from './props.schema.ts'

afterEach(cleanup)

const button = (name = '立即购买') => screen.getByRole('button', { name })

describe('buy-bar', () => {
  it('[A4] says 立即购买 unless the package says otherwise', () => {
    const { rerender } = render(<BuyBar {...fakeTools()} />)
    expect(button()).toBeTruthy()
    rerender(<BuyBar text="即将开售" {...fakeTools()} />)
    expect(button('即将开售')).toBeTruthy()
  })

  it('[A6] says what its viewer pays, with the full price struck out', () => {
    const { props } = examples.find(({ name }) => name === '会员价')!
    const { rerender } = render(<BuyBar {...props} {...fakeTools()} />)
    expect(screen.getByText('378').closest('p')?.textContent).toBe('¥378.10原价¥398')
    rerender(<BuyBar {...props} level={2} {...fakeTools()} />)
    expect(screen.getByText('398').closest('p')?.textContent).toBe('¥398原价¥568')
  })

  it('[B5] ignores a click while it is disabled', () => {
    const emit = vi.fn()
    const { rerender } = render(<BuyBar disabled {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).not.toHaveBeenCalled()
    rerender(<BuyBar {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).toHaveBeenCalledExactlyOnceWith('buy', {})
  })

  it('[B4] tells once that what it says is not true any more: as it happens, and when it came too late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let time = Date.UTC(2026, 10, 20, 0, 0, 0)
    const emit = vi.fn()
    const tools = fakeTools({ emit, now: () => time })
    const pass = (ms: number) => {
      time += ms
      act(() => void vi.advanceTimersByTime(ms))
    }
    const come = () => act(() => vi.dynamicImportSettled())
    const { rerender } = render(<BuyBar turnsAt="2026-11-20T08:00:10" {...tools} />)
    await come()
    pass(9_999)
    expect(emit).not.toHaveBeenCalled()
    pass(1)
    expect(emit).toHaveBeenCalledExactlyOnceWith('turn', {})
    rerender(<BuyBar turnsAt="2026-11-20T08:00:20" {...tools} />)
    pass(10_000)
    expect(emit).toHaveBeenCalledTimes(2)
    cleanup()
    render(<BuyBar turnsAt="2026-11-20T08:00:00" {...tools} />)
    await come()
    expect(emit).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('[B5] waits no longer than five seconds', () => {
    vi.useFakeTimers()
    const emit = vi.fn()
    render(<BuyBar isBusy {...fakeTools({ emit })} />)
    fireEvent.click(button())
    expect(emit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(5000))
    fireEvent.click(button())
    expect(emit).toHaveBeenCalledWith('buy', {})
    vi.useRealTimers()
  })

  it('[B2.10] 客服 opens the phone with its hours; online service is asked for from there, or at once without a phone', async () => {
    const emit = vi.fn()
    const { rerender } = render(
      <BuyBar service={{ tel: '400-1', mqAppKey: 'key' }} from="lantu" {...fakeTools({ emit })} />,
    )
    fireEvent.click(button('客服'))
    const dialog = await screen.findByRole('dialog', { name: '联系客服' })
    expect(dialog.textContent).toContain('400-1工作时间：周一至周日 09:00~21:00')
    expect(emit).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: /在线客服/ }))
    expect(emit).toHaveBeenLastCalledWith('service', { service: { tel: '400-1', mqAppKey: 'key' } })
    rerender(<BuyBar service={{ mqAppKey: 'key' }} from="lantu" {...fakeTools({ emit })} />)
    fireEvent.click(button('客服'))
    expect(emit).toHaveBeenLastCalledWith('service', { service: { mqAppKey: 'key' } })
  })

  it('[B2.10] what the brand hides is not asked for: the page then says 店铺未配置客服', () => {
    const emit = vi.fn()
    render(<BuyBar canService service={{ csCode: 'a', mqAppKey: 'key' }} from="tcmp" {...fakeTools({ emit })} />)
    fireEvent.click(button('客服'))
    expect(emit).toHaveBeenCalledExactlyOnceWith('service', { service: { csCode: 'a' } })
  })

  it('[A6] has 客服 for who can be reached, or where the page wants it', () => {
    const count = (props: BuyBarProps) => {
      cleanup()
      render(<BuyBar {...props} {...fakeTools()} />)
      return screen.queryAllByRole('button', { name: '客服' }).length
    }
    expect([count({}), count({ service: { csCode: 'a' } }), count({ service: { tel: '1' } })]).toEqual([0, 0, 1])
    expect([count({ canService: true }), count({ canService: false, service: { tel: '1' } })]).toEqual([1, 0])
  })

  it('[B2.9] leads to the cart, with how many the member and the device have in it, and tells of what is to be put in', () => {
    const emit = vi.fn()
    const cart = { kind: 'retail', to: '/retail/shopCar', count: 2 } as const
    keepDeviceLines('retail', [{ productId: '1', skuId: '2', quantity: 3, isChosen: true, addedPrice: 9 }])
    const { rerender } = render(<BuyBar price={398} cart={cart} {...fakeTools({ emit })} />)
    expect(screen.getByRole('link').textContent).toBe('5购物车，5 件')
    expect(screen.queryByText('398')).toBeNull()
    fireEvent.click(button('加入购物车'))
    act(() => keepDeviceLines('retail', []))
    expect(screen.getByRole('link').textContent).toBe('2购物车，2 件')
    rerender(<BuyBar cart={{ ...cart, disabled: true }} {...fakeTools({ emit })} />)
    fireEvent.click(button('加入购物车'))
    expect(emit).toHaveBeenCalledExactlyOnceWith('addToCart', {})
  })

  it('tells of service, collect and share', () => {
    const emit = vi.fn()
    render(<BuyBar canService isCollected {...fakeTools({ emit })} />)
    for (const name of ['客服', '收藏', '分享']) fireEvent.click(button(name))
    expect(emit.mock.calls.map(([event]) => event as string)).toEqual(['service', 'collect', 'share'])
    expect(button('收藏').getAttribute('aria-pressed')).toBe('true')
  })

  it('[B2.4] has no collect where the page hides it, no service where there is none', () => {
    render(<BuyBar hideCollect hideShare {...fakeTools()} />)
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['立即购买'])
  })
})
