// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReactNode } from 'react'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import styles from './section.module.css'
import Section from './section.tsx'

afterEach(cleanup)

describe('section', () => {
  it('puts its title over what its slot holds', () => {
    render(<Section title="今日活动" {...fakeTools({ slots: { content: <p>观星</p> } })} />)
    expect(screen.getByRole('heading', { level: 2, name: '今日活动' })).toBeTruthy()
    expect(screen.getByText('观星')).toBeTruthy()
  })

  describe('whose slot is filled', () => {
    const source = readFileSync('widgets/section/section.module.css', 'utf8')
    const sheet = source.replaceAll(/\.([a-z]+)(?=[\s>:])/g, (_, name: string) => `.${styles[name]}`)
    const displayOf = (content: ReactNode) => {
      const { container } = render(
        <>
          <style>{sheet}</style>
          <Section title="今日活动" {...fakeTools({ slots: { content } })} />
        </>,
      )
      const head = container.querySelector('section')!.firstElementChild!
      return getComputedStyle(head).display
    }

    it('shows its title while one of the blocks is there, and none over nothing: all are hidden, over or empty', () => {
      expect(displayOf(<p>观星</p>)).not.toBe('none')
      cleanup()
      expect(displayOf([null, null])).toBe('none')
    })

    it('shows it over a slot that nobody has put a block into yet', () => {
      expect(displayOf(undefined)).not.toBe('none')
    })
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
