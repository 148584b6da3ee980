// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import SkuList from './sku-list.tsx'

const { packages } = examples[0]!.props
const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent)

describe('sku-list', () => {
  afterEach(cleanup)

  it('[B9] shows two, then the others when they are asked for', async () => {
    render(<SkuList packages={packages} {...fakeTools()} />)
    expect(names()).toEqual(['双人慢住', '家庭慢住'])
    await userEvent.click(screen.getByRole('button', { name: /更多选择（3）/ }))
    expect(names()).toHaveLength(5)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows what is chosen though it stands further down', () => {
    render(<SkuList packages={packages} selected="5" {...fakeTools()} />)
    expect(names()).toEqual(['双人慢住', '家庭慢住', '中秋双人'])
  })

  it('[B4] lets only status 1 with stock be chosen, and says why not', async () => {
    const emit = vi.fn()
    render(<SkuList packages={packages} max={5} {...fakeTools({ emit })} />)
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true, true, true])
    for (const word of ['仅剩3份', '11月24日 10:00 开售', '已下架', '已售罄'])
      expect(screen.getByText(word)).toBeTruthy()
    for (const radio of radios) await userEvent.click(radio)
    expect(emit.mock.calls).toEqual([
      ['select', { id: '1' }],
      ['select', { id: '2' }],
    ])
  })

  it('[B5] hints at booking ahead only above 0 days, [B3] and how it is confirmed', () => {
    render(<SkuList packages={packages} {...fakeTools()} />)
    expect(screen.getAllByText('提前 1 天预约')).toHaveLength(1)
    expect(screen.getByText('商家确认')).toBeTruthy()
  })

  it('[A6] shows the member’s price with the price struck out', () => {
    render(<SkuList packages={packages} level={3} {...fakeTools()} />)
    expect(screen.getAllByText('会员尊享')).toHaveLength(2)
    expect(screen.getAllByText(/989/)[0]).toBeTruthy()
  })
})
