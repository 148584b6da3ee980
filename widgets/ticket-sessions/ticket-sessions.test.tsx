// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TicketSessions from './ticket-sessions.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<TicketSessions {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button')

describe('ticket-sessions', () => {
  it('[A2] shows the hours of each session; one that is sold out, has begun or is over can not be chosen', () => {
    show('几场')
    expect(buttons().map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['10:00-11:30已结束', true],
      ['11:00-12:30已开始', true],
      ['13:30-15:00已售罄', true],
      ['16:00-17:30可订', false],
      ['18:00-19:30可订', false],
    ])
  })

  it('tells which one is chosen, once', () => {
    const emit = show('几场')
    fireEvent.click(screen.getByRole('button', { pressed: true, name: /16:00/ }))
    fireEvent.click(screen.getByRole('button', { name: /18:00/ }))
    expect(emit.mock.calls).toEqual([['pick', { sessionId: 's4' }]])
  })

  it('shows none as chosen when there is none left', () => {
    show('都没有了')
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  })
})
