// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PointsGoods from './points-goods.tsx'

afterEach(cleanup)

describe('points-goods', () => {
  it('says how many points each takes, what is to be paid beside them, and when few or none are left', () => {
    render(<PointsGoods {...examples[1]!.props} {...fakeTools()} />)
    const cards = screen.getAllByRole('heading', { level: 3 }).map((name) => name.parentElement?.textContent)
    expect(cards).toEqual([
      '小鲸鱼毛绒挂件价值 ¥996,000积分 + ¥39',
      '小鲸鱼毛绒挂件仅剩3份送小朋友好带走2,900积分',
      '小鲸鱼毛绒挂件已兑完2,900积分',
    ])
  })
})
