// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import Section from './section.tsx'

afterEach(cleanup)

describe('section', () => {
  it('puts its title over what its slot holds', () => {
    render(<Section title="今日活动" {...fakeTools({ slots: { content: <p>观星</p> } })} />)
    expect(screen.getByRole('heading', { level: 2, name: '今日活动' })).toBeTruthy()
    expect(screen.getByText('观星')).toBeTruthy()
  })

  it('has a link only when it has words for it, and tells of a tap', () => {
    const emit = vi.fn()
    const { rerender } = render(<Section title="活动" moreTo="/combo" {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
    rerender(<Section title="活动" moreText="更多" moreTo="/combo" {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('link', { name: /更多/ }))
    expect(emit).toHaveBeenCalledWith('more', {})
  })
})
