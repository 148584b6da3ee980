// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import Columns from './columns.tsx'

afterEach(cleanup)

const slots = { left: <p>住</p>, right: <p>玩</p> }
const columnOf = (text: string) => screen.getByText(text).parentElement!

describe('columns', () => {
  it('puts what its slots hold beside each other, the left first', () => {
    const { container } = render(<Columns {...fakeTools({ slots })} />)
    expect(container.textContent).toBe('住玩')
    expect(columnOf('住')).not.toBe(columnOf('玩'))
  })

  it('gives more room to the wider one', () => {
    const { rerender } = render(<Columns wider="right" {...fakeTools({ slots })} />)
    const isWider = (text: string) => columnOf(text).className.includes('wide')
    expect([isWider('住'), isWider('玩')]).toEqual([false, true])
    rerender(<Columns {...fakeTools({ slots })} />)
    expect([isWider('住'), isWider('玩')]).toEqual([false, false])
  })

  it('leaves a column without blocks empty, so that the other takes its room', () => {
    render(<Columns {...fakeTools({ slots: { left: slots.left } })} />)
    expect(columnOf('住').nextElementSibling?.childNodes).toHaveLength(0)
  })
})
