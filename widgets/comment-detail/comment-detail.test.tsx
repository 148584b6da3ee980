// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commentStatuses } from '../../schemas/domain/comment.ts'
import { exampleComments } from '../../src/kit/example-comments.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CommentDetail from './comment-detail.tsx'

afterEach(cleanup)
const [comment] = exampleComments

describe('comment-detail', () => {
  it('[B4] lets -1, 2 and 9 be written on, shows the comment of 0 and 1, and hides 3', () => {
    const seen = commentStatuses.map((commentStatus) => {
      render(<CommentDetail comment={comment} commentStatus={commentStatus} {...fakeTools()} />)
      const shown = [screen.queryByRole('article') !== null, screen.queryByRole('button', { name: '写点评' }) !== null]
      cleanup()
      return [commentStatus, ...shown]
    })
    expect(seen).toEqual([
      [-1, true, true],
      [0, true, false],
      [1, true, false],
      [2, true, true],
      [3, false, false],
      [9, true, true],
    ])
  })

  it('tells that somebody wants to write', () => {
    const emit = vi.fn()
    render(<CommentDetail commentStatus={-1} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '写点评' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('write', {})
  })

  it('says nothing of how far somebody else’s has come', () => {
    render(<CommentDetail comment={comment} {...fakeTools()} />)
    expect(screen.queryByRole('button', { name: '写点评' })).toBeNull()
    expect(screen.getByRole('article').textContent).toContain(comment.reply)
  })
})
