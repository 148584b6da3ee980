// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Facts } from './index.tsx'

afterEach(cleanup)

describe('Facts', () => {
  it('leaves out what is not there, and says a number of nothing', () => {
    const rows = [
      ['备注', ''],
      ['预订人', undefined],
      ['支付时间', null],
      ['已退份数', 0],
      ['订单号', '90000301'],
    ] as const
    render(<Facts rows={rows} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['已退份数', '订单号'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '90000301'])
  })
})
