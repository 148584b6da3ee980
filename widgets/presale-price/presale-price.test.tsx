// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PresalePrice from './presale-price.tsx'

describe('presale-price', () => {
  afterEach(cleanup)

  it('[B5] says what is paid in advance and when it can be redeemed', () => {
    render(<PresalePrice {...examples[0]!.props} {...fakeTools()} />)
    expect(screen.getByText('预售价')).toBeTruthy()
    expect(screen.getByText('兑换期 11月23日 至 5月22日，先囤后约')).toBeTruthy()
    expect(screen.queryByText(/开售/)).toBeNull()
  })

  it('[B4] says when the sale starts', () => {
    render(<PresalePrice {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByText('11月24日 10:00 开售')).toBeTruthy()
  })
})
