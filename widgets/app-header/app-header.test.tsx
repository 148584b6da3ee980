// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import AppHeader from './app-header.tsx'

afterEach(cleanup)

describe('app-header', () => {
  it('makes the brand the first heading of the page', () => {
    render(<AppHeader brand="澜途度假" {...fakeTools()} />)
    expect(screen.getByRole('heading', { level: 1, name: '澜途度假' })).toBeTruthy()
  })

  it('has the weather beside the name, and the search below both', () => {
    const slots = { search: <a href="/search">搜索</a>, weather: <p>27°</p> }
    const { container } = render(<AppHeader brand="澜途度假" {...fakeTools({ slots })} />)
    expect(container.textContent).toBe('澜途度假27°搜索')
  })

  it('tells that share was tapped, and has no such button when it is not wanted', () => {
    const emit = vi.fn()
    const { rerender } = render(<AppHeader brand="澜途度假" {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '分享' }))
    expect(emit).toHaveBeenCalledWith('share', {})
    rerender(<AppHeader brand="澜途度假" share={false} {...fakeTools()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
