// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ResultHead from './result-head.tsx'

afterEach(cleanup)

describe('result-head', () => {
  it('says how it ended, and what follows', () => {
    render(<ResultHead {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('heading', { name: '预约已提交' })).toBeTruthy()
    expect(screen.getByText('商家会在 24 小时内确认')).toBeTruthy()
  })
})
