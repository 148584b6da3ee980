// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import SampleCard from './sample-card.tsx'

describe('sample-card', () => {
  afterEach(cleanup)

  it('shows its title as a heading of the level that the page gives', () => {
    render(<SampleCard title="海边的早晨" {...fakeTools({ headingLevel: 3 })} />)
    expect(screen.getByRole('heading', { level: 3, name: '海边的早晨' })).toBeTruthy()
  })

  it('leaves the text out when there is none', () => {
    const { container } = render(<SampleCard title="海边的早晨" {...fakeTools()} />)
    expect(container.querySelector('p')).toBeNull()
  })

  it('emits select when the button is pressed', async () => {
    const emit = vi.fn()
    render(<SampleCard title="海边的早晨" button="去看看" {...fakeTools({ emit })} />)
    await userEvent.click(screen.getByRole('button', { name: '去看看' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', {})
  })
})
