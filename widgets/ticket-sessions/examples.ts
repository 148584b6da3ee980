import type { Example } from '../../src/kit/widget.ts'
import type { TicketSessionsProps } from './props.schema.ts'

type Session = TicketSessionsProps['sessions'][number]

const session = (sessionId: string, startTime: string, endTime: string, state: Session['state']): Session => ({
  ...{ sessionId, startTime, endTime, state },
  productIds: [],
})

const sessions = [
  session('s1', '10:00', '11:30', 'over'),
  session('s5', '11:00', '12:30', 'begun'),
  session('s2', '13:30', '15:00', 'sold-out'),
  session('s3', '16:00', '17:30', 'open'),
  session('s4', '18:00', '19:30', 'open'),
]

export const examples: readonly Example<TicketSessionsProps>[] = [
  { name: '几场', props: { sessions, selected: 's3' } },
  { name: '一场', props: { sessions: sessions.slice(4), selected: 's4' } },
  { name: '都没有了', props: { sessions: sessions.slice(0, 3), selected: 's1' } },
  { name: '没有场次', props: { sessions: [] } },
]
