// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import RedemptionList from './redemption-list.tsx'

afterEach(cleanup)

describe('redemption-list', () => {
  it('[B2.9] says what was redeemed, when and where', () => {
    render(<RedemptionList {...examples[0]!.props} {...fakeTools()} />)
    expect(screen.getByRole('heading', { name: '成人年卡' })).toBeTruthy()
    expect(screen.getByText('2026年11月18日 10:30 · 澜湾岛')).toBeTruthy()
  })
})
