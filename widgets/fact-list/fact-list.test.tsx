// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import FactList from './fact-list.tsx'

afterEach(cleanup)

describe('fact-list', () => {
  it('shows each row that has something in it', () => {
    render(<FactList {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['日期', '份数'])
    expect(screen.getByText('2份')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '预约信息' })).toBeTruthy()
  })

  it('has no title over rows that all say nothing', () => {
    const { container } = render(<FactList title="预约信息" rows={[{ name: '日期', value: null }]} {...fakeTools()} />)
    expect(container.textContent).toBe('')
  })

  it('writes a number that was reckoned without the rounding of the machine', () => {
    render(<FactList rows={[{ name: '合计', value: 19.9 * 3, unit: ' 元' }]} {...fakeTools()} />)
    expect(screen.getByText('59.7 元')).toBeTruthy()
  })
})
