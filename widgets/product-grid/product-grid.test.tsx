// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductGrid from './product-grid.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('product-grid', () => {
  it('ends with the words of B2.1', () => {
    render(<ProductGrid {...propsOf('有标题')} {...fakeTools()} />)
    expect(screen.getByText('到底啦，只有这些内容了')).toBeTruthy()
  })

  it('puts its products one heading level below its title, or in its place', () => {
    const { items } = propsOf('有标题')
    const { rerender } = render(<ProductGrid title="酒店" items={items} {...fakeTools()} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(items.length)
    rerender(<ProductGrid items={items} {...fakeTools()} />)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(items.length)
  })

  it('tells which product was tapped', () => {
    const emit = vi.fn()
    render(<ProductGrid {...propsOf('有标题')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('link', { name: /棕榈谷/ }))
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'e3' }), index: 2 })
  })
})
