// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WidgetTools } from '../../src/kit/widget.ts'
import SampleCard from './sample-card.tsx'

const tools = (): WidgetTools => ({ emit: vi.fn(), slots: {}, headingLevel: 2, now: () => 0, isFirstView: false })

describe('sample-card', () => {
  afterEach(cleanup)

  it('shows its title as a heading of the level that the page gives', () => {
    render(<SampleCard title="海边的早晨" {...tools()} headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3, name: '海边的早晨' })).toBeTruthy()
  })

  it('leaves the text out when there is none', () => {
    const { container } = render(<SampleCard title="海边的早晨" {...tools()} />)
    expect(container.querySelector('p')).toBeNull()
  })

  it('emits select when the button is pressed', async () => {
    const given = tools()
    render(<SampleCard title="海边的早晨" button="去看看" {...given} />)
    await userEvent.click(screen.getByRole('button', { name: '去看看' }))
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('select', {})
  })
})
