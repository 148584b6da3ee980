// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import RecommendList from './recommend-list.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('recommend-list', () => {
  it('[B7] shows up to 6, each leading to its product', () => {
    const emit = vi.fn()
    render(<RecommendList {...propsOf('六个')} {...fakeTools({ emit })} />)
    expect(screen.getAllByRole('article')).toHaveLength(6)
    const link = screen.getByRole('link', { name: '星屿水世界指定日门票' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/ticket/200101')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { product: expect.objectContaining({ productId: '200101' }), index: 1 })
  })

  it('[B5] does nothing on a tap of a product without an address', () => {
    const emit = vi.fn()
    render(<RecommendList {...propsOf('一个')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByText('澜湾岛晨雾出海旧票'))
    expect(screen.queryByRole('link')).toBeNull()
    expect(emit).not.toHaveBeenCalled()
  })
})
