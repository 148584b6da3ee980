// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import ShareSetup from './share-setup.tsx'

afterEach(cleanup)

describe('share-setup', () => {
  it('shows nothing, and says once that its page is open, and again when that is about something else', () => {
    const tools = fakeTools({ emit: vi.fn() })
    const { container, rerender } = render(<ShareSetup about="610101" {...tools} />)
    rerender(<ShareSetup about="610101" {...tools} />)
    expect([container.textContent, vi.mocked(tools.emit).mock.calls]).toEqual(['', [['ready', {}]]])
    rerender(<ShareSetup about="610102" {...tools} />)
    expect(tools.emit).toHaveBeenCalledTimes(2)
  })
})
