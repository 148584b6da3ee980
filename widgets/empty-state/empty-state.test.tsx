// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import EmptyState from './empty-state.tsx'

afterEach(cleanup)

describe('empty-state', () => {
  it('has no action unless one is named', () => {
    render(<EmptyState text="没有" actionTo="/" {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('links its action to its address', () => {
    render(<EmptyState text="没有" action="回到首页" actionTo="/" {...fakeTools()} />)
    expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/tc-fostay/')
  })

  it('leaves the action to the event when it has no address', () => {
    const emit = vi.fn()
    render(<EmptyState text="没有" action="重置筛选" {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '重置筛选' }))
    expect(emit).toHaveBeenCalledWith('action', {})
  })
})
