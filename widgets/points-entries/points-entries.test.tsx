// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PointsEntries from './points-entries.tsx'

afterEach(cleanup)

describe('points-entries', () => {
  it('says what was earned, until when it is good, and what was spent', () => {
    render(<PointsEntries {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '订单抵扣澜湾岛珊瑚礁浮潜小班2026年11月18日 09:30-500',
      '浏览任务读一篇旅行攻略2026年11月17日 10:00，用到 2027年11月17日+120',
    ])
  })

  it('groups the digits of many, as the balance above it does', () => {
    const [spent, earned] = examples[2]!.props.entries
    render(<PointsEntries entries={[spent!, { ...earned!, amount: 4_700 }]} {...fakeTools()} />)
    expect(screen.getByText('-123,456,789')).toBeTruthy()
    expect(screen.getByText('+4,700')).toBeTruthy()
  })
})
