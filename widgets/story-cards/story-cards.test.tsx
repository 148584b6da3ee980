// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StoryCards from './story-cards.tsx'

afterEach(cleanup)
const full = examples.find((example) => example.name === '四篇')!.props

describe('story-cards', () => {
  it('links each story to its content page and tells of a tap', () => {
    const emit = vi.fn()
    render(<StoryCards {...full} {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: '带孩子看白鲸' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/content/s2')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 's2' }), index: 1 })
  })

  it('says author and readers, and nothing of no readers', () => {
    render(<StoryCards {...full} {...fakeTools()} />)
    expect(screen.getByText('澜途编辑部 · 阅读 2.3万')).toBeTruthy()
    expect(screen.getByText('澜途编辑部')).toBeTruthy()
  })

  it('shows no more than max', () => {
    render(<StoryCards {...full} max={2} {...fakeTools()} />)
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
