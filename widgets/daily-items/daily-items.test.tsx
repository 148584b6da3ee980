// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import DailyItems from './daily-items.tsx'
import { examples } from './examples.ts'

describe('daily-items', () => {
  afterEach(cleanup)

  it('[B9] lists stay, entertainment, enjoy, other and catering in this order', () => {
    render(<DailyItems {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['住', '娱', '享', '其他', '餐'])
  })

  it('[B3] says how much of each there is and, where it is known, what it is worth', () => {
    render(<DailyItems {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByText('价值 1120 元')).toBeTruthy()
    expect(screen.getAllByText(/^价值/)).toHaveLength(4)
  })
})
