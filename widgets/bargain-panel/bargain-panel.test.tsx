// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import BargainPanel from './bargain-panel.tsx'

describe('bargain-panel', () => {
  afterEach(cleanup)

  it('[A3] says the goal, what is cut and what is left; together they are the full price', () => {
    render(<BargainPanel goal={58} cut={34} left={36} word="砍价进行中" {...fakeTools()} />)
    for (const text of ['已砍 ¥34', '还差 ¥36', '砍价进行中']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(3400)
    expect(screen.getByText(/128/)).toBeTruthy()
  })
})
