// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import OffShelf from './off-shelf.tsx'

afterEach(cleanup)

describe('off-shelf', () => {
  it('[B8] says that the product has been taken off the shelf', () => {
    render(<OffShelf {...fakeTools()} />)
    expect(screen.getByText('当前商品已下架')).toBeTruthy()
  })

  it('[B4] leads back', () => {
    const emit = vi.fn()
    render(<OffShelf {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '返回上一页' }))
    expect(emit).toHaveBeenCalledWith('back', {})
  })
})
