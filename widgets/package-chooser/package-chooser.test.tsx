// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PackageChooser from './package-chooser.tsx'

const { packages } = examples[0]!.props
const tall = (height: number) => vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
const fold = () => screen.getByRole('radiogroup').dataset['fold']

describe('package-chooser', () => {
  beforeEach(() => void tall(105))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('[A4] collapses when it is taller than 105, and shows all when asked', async () => {
    tall(106)
    render(<PackageChooser packages={packages} {...fakeTools()} />)
    expect(fold()).toBe('closed')
    const toggle = screen.getByRole('button', { name: '展开' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    expect(fold()).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(fold()).toBe('closed')
  })

  it('[A4] does not when it is as tall', () => {
    render(<PackageChooser packages={packages} {...fakeTools()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('opens for a key that leads to a tile out of sight', () => {
    tall(200)
    render(<PackageChooser packages={packages} {...fakeTools()} />)
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'LI' ? 108 : 0
    })
    screen.getAllByRole('radio')[1]!.focus()
    return vi.waitFor(() => expect(fold()).toBeUndefined())
  })

  it('[A4] costs the team’s price inside a team, and says what buying alone costs', () => {
    const [first] = packages
    const one = {
      ...first!,
      price: 298,
      memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 50 }],
    }
    const { container } = render(
      <PackageChooser packages={[one]} selected={one.id} groupPrice={168} level={3} {...fakeTools()} />,
    )
    expect(screen.getByRole('radio').closest('label')?.textContent).toBe(`${one.name}¥168`)
    expect(container.textContent).toContain('拼团价¥168单独购买 ¥298')
    expect(container.textContent).not.toContain('会员尊享')
  })

  it('[A6] says in each tile what its viewer pays', () => {
    const [first] = packages
    const gold = { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 50 }
    render(<PackageChooser packages={[{ ...first!, price: 398, memberPrices: [gold] }]} level={3} {...fakeTools()} />)
    expect(screen.getByRole('radio').closest('label')?.textContent).toBe(`${first!.name}¥199`)
  })

  it('[B4] lets only status 1 with stock be chosen, and says why not', async () => {
    const emit = vi.fn()
    render(<PackageChooser packages={packages} {...fakeTools({ emit })} />)
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true, true, true])
    for (const word of ['11月24日 10:00 开售', '已下架', '已售罄']) expect(screen.getByText(word)).toBeTruthy()
    for (const radio of radios) await userEvent.click(radio)
    expect(emit.mock.calls).toEqual([
      ['select', { id: '1' }],
      ['select', { id: '2' }],
    ])
  })

  it('[B3] says what the chosen one holds, how it is confirmed, and that few are left', () => {
    render(<PackageChooser packages={packages} selected="2" {...fakeTools()} />)
    for (const text of ['商家确认', '仅剩3份']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/临河大床房 2 晚/)).toBeTruthy()
  })

  it('[A6] shows the member’s price of the chosen one with the price struck out', () => {
    render(<PackageChooser packages={packages} selected="1" level={3} {...fakeTools()} />)
    const line = screen.getByText('会员尊享').closest('p')
    expect(line?.textContent).toMatch(/¥989.*原价¥/)
  })
})
