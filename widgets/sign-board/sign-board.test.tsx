// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import SignBoard from './sign-board.tsx'

const [, unsigned, signed] = examples

describe('sign-board', () => {
  afterEach(cleanup)

  it('says the days in a row, marks today, and signs by its button', () => {
    const emit = vi.fn()
    render(<SignBoard {...unsigned!.props} {...fakeTools({ emit })} />)
    expect(screen.getByRole('heading').textContent).toBe('已连续签到 6 天')
    const days = screen.getAllByRole('listitem').map((day) => day.textContent)
    expect(days.slice(-2)).toEqual(['+15已签', '+30今天'])
    fireEvent.click(screen.getByRole('button', { name: '立即签到' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('press', {})
  })

  it('does nothing where today is signed', () => {
    const emit = vi.fn()
    render(<SignBoard {...signed!.props} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '今日已签到' }))
    expect(emit).not.toHaveBeenCalled()
  })
})
