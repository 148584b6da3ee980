// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GroupBuy from './group-buy.tsx'

afterEach(cleanup)

const show = (name: string, emit = vi.fn()) => {
  render(<GroupBuy {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('group-buy', () => {
  it.each([
    ['未开始', '拼团即将开始', /距开始/],
    ['进行中', '拼团进行中', /距结束/],
    ['已结束', '拼团已结束', /拼团已结束/],
  ])('[A4] %s', (name, label, time) => {
    show(name)
    expect(screen.getByRole('region', { name: label }).textContent).toMatch(time)
  })

  it('says how many make a team, and how many joined one', () => {
    show('进行中')
    expect(screen.getByText('3 人团')).toBeTruthy()
    expect(screen.getByText(/已拼 5620 人/)).toBeTruthy()
  })

  it('[A2] opens its rules', async () => {
    const emit = show('进行中')
    fireEvent.click(screen.getByRole('button', { name: '拼团规则' }))
    expect((await screen.findAllByRole('listitem', { hidden: true })).length).toBe(4)
    expect(emit).toHaveBeenCalledWith('rules', {})
  })
})
