// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GroupBar from './group-bar.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<GroupBar {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  const tap = (label: RegExp) => fireEvent.click(screen.getByRole('button', { name: label }))
  return { tap, told: () => emit.mock.calls.map(([event]) => event as string) }
}

describe('group-bar', () => {
  it('[A2] sells alone and opens a team, each at its price', () => {
    const { tap, told } = show('进行中')
    tap(/^¥298 ?单独购买$/)
    tap(/^¥168 ?发起拼团$/)
    expect(told()).toEqual(['alone', 'group'])
  })

  it('[A6] sells alone at what its viewer pays; a team has one price for all', () => {
    const { props } = examples.find(({ name }) => name === '进行中')!
    const gold = { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }
    render(<GroupBar {...props} memberPrices={[gold]} level={3} {...fakeTools()} />)
    expect(screen.getByRole('button', { name: /单独购买/ }).textContent).toBe('¥283.10单独购买')
    expect(screen.getByRole('button', { name: /发起拼团/ }).textContent).toBe('¥168发起拼团')
  })

  it('[A4] opens no team before it begins or after its end, but sells alone', () => {
    const before = show('未开始')
    before.tap(/发起拼团/)
    before.tap(/单独购买/)
    expect(before.told()).toEqual(['alone'])
    cleanup()
    const after = show('已结束')
    after.tap(/拼团已结束/)
    expect(after.told()).toEqual([])
  })

  it('sells nothing that is not on sale', () => {
    const { tap, told } = show('不在售')
    tap(/单独购买/)
    tap(/发起拼团/)
    expect(told()).toEqual([])
  })

  it('orders once at a time', () => {
    const emit = vi.fn()
    render(<GroupBar price={298} groupPrice={168} timeStatus={1} isBusy {...fakeTools({ emit })} />)
    for (const name of [/单独购买/, /发起拼团/]) fireEvent.click(screen.getByRole('button', { name }))
    expect(emit).not.toHaveBeenCalled()
  })
})
