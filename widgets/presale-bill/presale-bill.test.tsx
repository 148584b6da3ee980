// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PresaleBill from './presale-bill.tsx'

const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`)

describe('presale-bill', () => {
  afterEach(cleanup)

  it('[B5] takes what was paid for the presale off the total', () => {
    render(<PresaleBill total={2680} presalePrice={1999} {...fakeTools()} />)
    expect(lines()).toEqual(['合计 ¥2,680', '预售抵扣 -¥1,999', '差价 ¥681'])
  })

  it('[B5] asks for nothing when more was paid than that', () => {
    render(<PresaleBill total={458} presalePrice={499} {...fakeTools()} />)
    expect(lines().at(-1)).toBe('差价 ¥0')
  })

  it('explains the difference before anything is chosen', () => {
    render(<PresaleBill total={0} presalePrice={499} {...fakeTools()} />)
    expect(screen.queryAllByRole('term')).toEqual([])
    expect(screen.getByText(/差价 = 所选合计 - 预售已付的钱/)).toBeTruthy()
  })

  it('[B5] names the plain price of a first purchase', () => {
    render(<PresaleBill total={2680} presalePrice={0} {...fakeTools()} />)
    expect(lines()).toEqual(['合计 ¥2,680'])
    expect(screen.getByText(/可以在订单里换成别的/)).toBeTruthy()
  })
})
