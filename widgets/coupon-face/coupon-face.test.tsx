// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CouponFace from './coupon-face.tsx'
import { examples } from './examples.ts'

describe('coupon-face', () => {
  afterEach(cleanup)

  it('[A3] says how much is off what, how long it is valid and how it is used', () => {
    render(<CouponFace {...examples[0]!.props} {...fakeTools()} />)
    for (const text of ['满 800 元可用', '购买后 365 天内', '六家酒店与别墅通用'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toContain('/coupon')
  })

  it('says 无门槛 where nothing has to be spent, and links nowhere unless told', () => {
    render(<CouponFace {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByText('无门槛')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
