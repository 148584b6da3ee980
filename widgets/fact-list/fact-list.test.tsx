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
})
