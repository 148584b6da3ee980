// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import TypeChips from './type-chips.tsx'

afterEach(cleanup)

describe('type-chips', () => {
  it('tells the kind that was tapped, and -1 when the selected one was', () => {
    const emit = vi.fn()
    render(<TypeChips types={{ 玩乐: 31, 门票: 30 }} selected={30} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '玩乐' }))
    fireEvent.click(screen.getByRole('button', { name: '门票', pressed: true }))
    expect(emit.mock.calls).toEqual([
      ['change', { productType: 31 }],
      ['change', { productType: -1 }],
    ])
  })
})
