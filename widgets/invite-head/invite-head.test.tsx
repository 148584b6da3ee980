// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import InviteHead from './invite-head.tsx'

describe('invite-head', () => {
  afterEach(cleanup)

  it('says who asks for what, and calls who has told no name a friend', () => {
    const { rerender } = render(<InviteHead name="顾长风" picture="" text="邀你帮砍一刀" {...fakeTools()} />)
    expect(screen.getByRole('heading').textContent).toBe('顾长风 邀你帮砍一刀')
    rerender(<InviteHead name="" picture="" text="邀你助力" {...fakeTools()} />)
    expect(screen.getByRole('heading').textContent).toBe('一位朋友 邀你助力')
  })
})
