import { expect, it } from 'vitest'
import type { Ticket } from '../../../schemas/domain/ticket.ts'
import { sessionState } from './ticket-calendar.ts'

type Session = Ticket['sessions'][number]

const night: Session = { sessionId: 'n', startTime: '22:00', endTime: '02:00', lastEntry: '00:30', productIds: ['1'] }
const noon: Session = { sessionId: 'd', startTime: '13:30', endTime: '15:00', productIds: ['1'] }
/** Nothing is sold of it: a session that is neither begun nor over is sold out. */
const ticket = { sessions: [noon, night], groups: [] } as unknown as Ticket
const stateAt = (session: Session, now: string) =>
  sessionState(ticket, session, '2026-12-31', { now, taken: new Map() as never })

it.each([
  [noon, '2026-12-31T13:29:59', 'sold-out'],
  [noon, '2026-12-31T13:30:00', 'begun'],
  [noon, '2026-12-31T15:00:00', 'over'],
  [night, '2026-12-31T10:00:00', 'sold-out'],
  [night, '2027-01-01T00:29:59', 'sold-out'],
  [night, '2027-01-01T00:30:00', 'begun'],
  [night, '2027-01-01T02:00:00', 'over'],
] as const)('a session of the last day of the year, %o: at %s it is %s', (session, now, state) => {
  expect(stateAt(session, now)).toBe(state)
})
