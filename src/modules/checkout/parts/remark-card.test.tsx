// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY } from '../checkout-draft.ts'
import { RemarkCard } from './remark-card.tsx'

afterEach(cleanup)

const FULL = '海'.repeat(50)

function show(remark: string) {
  const change = vi.fn()
  render(<RemarkCard draft={{ ...EMPTY, remark }} change={change} />)
  return { change, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: '留言' }) }
}

describe('a remark', () => {
  it('[R6] has 50 characters at most, and counts them', () => {
    const { change, field } = show(FULL)
    expect(screen.getByText('50/50')).toBeDefined()
    fireEvent.change(field, { target: { value: `${FULL}边` } })
    expect(change).toHaveBeenLastCalledWith({ remark: FULL })
  })

  it('is cut when an input method has made its character, not while it makes it', () => {
    const { change, field } = show(FULL)
    fireEvent.input(field, { target: { value: `${FULL}bian` }, isComposing: true })
    expect(change).toHaveBeenLastCalledWith({ remark: `${FULL}bian` })
    field.value = `${FULL}边`
    fireEvent.compositionEnd(field)
    expect(change).toHaveBeenLastCalledWith({ remark: FULL })
  })
})
