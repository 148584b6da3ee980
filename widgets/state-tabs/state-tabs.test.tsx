// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StateTabs from './state-tabs.tsx'

afterEach(cleanup)

describe('state-tabs', () => {
  it('marks the chosen one, the first when none is, and tells which is wanted', () => {
    const emit = vi.fn()
    render(<StateTabs {...examples[0]!.props} {...fakeTools({ emit })} />)
    expect(screen.getByRole('button', { name: '可用' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '已过期' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'expired' })
  })

  it('shows how many each has', () => {
    render(<StateTabs {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('button', { name: /已使用/ }).getAttribute('aria-pressed')).toBe('true')
  })
})
