// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import RichText from './rich-text.tsx'

afterEach(cleanup)

describe('rich-text', () => {
  it('shows markup as the text that it is', () => {
    const { container } = render(<RichText parts={[{ paragraphs: ['<b>粗</b>'] }]} {...fakeTools()} />)
    expect(screen.getByText('<b>粗</b>')).toBeTruthy()
    expect(container.querySelector('b')).toBeNull()
  })

  it('puts headings of parts below the title, or in its place', () => {
    const parts = [{ heading: '退改', paragraphs: ['随时退'] }]
    const { rerender } = render(<RichText title="须知" parts={parts} {...fakeTools()} />)
    expect(screen.getByRole('heading', { level: 3, name: '退改' })).toBeTruthy()
    rerender(<RichText parts={parts} {...fakeTools()} />)
    expect(screen.getByRole('heading', { level: 2, name: '退改' })).toBeTruthy()
  })

  it('is not there when its texts come out empty, and leaves single ones out', () => {
    const { container, rerender } = render(
      <RichText title="须知" parts={[{ paragraphs: ['', ' '] }, { paragraphs: [] }]} {...fakeTools()} />,
    )
    expect(container.innerHTML).toBe('')
    rerender(<RichText title="须知" parts={[{ paragraphs: ['', '随时退'] }]} {...fakeTools()} />)
    expect(container.querySelectorAll('p')).toHaveLength(1)
  })
})
