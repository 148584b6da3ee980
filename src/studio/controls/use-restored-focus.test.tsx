// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useRestoredFocus } from './use-restored-focus.ts'

/** A button that is gone with what it does, beside one that stays. */
function Deed(): ReactNode {
  const [isDone, setDone] = useState(false)
  const title = useRestoredFocus<HTMLHeadingElement>(isDone)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        发布单
      </h1>
      {!isDone && (
        <button type="button" onClick={() => setDone(true)}>
          发布
        </button>
      )}
      <button type="button" onClick={() => setDone(!isDone)}>
        换
      </button>
    </>
  )
}

afterEach(cleanup)

it('gives the focus a place when the button that had it is gone, and leaves it to a button that is there', async () => {
  const user = userEvent.setup()
  render(<Deed />)
  const stays = screen.getByRole('button', { name: '换' })
  await user.click(stays)
  expect(document.activeElement).toBe(stays)
  await user.click(stays)
  await user.click(screen.getByRole('button', { name: '发布' }))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
