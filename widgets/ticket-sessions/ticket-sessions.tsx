import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { TicketSessionsProps } from './props.schema.ts'
import styles from './ticket-sessions.module.css'

const WORDS = { open: '可订', 'sold-out': '已售罄', begun: '已开始', over: '已结束' } as const

/** The sessions of a day with their hours (A2, A3): one that is sold out, has begun or is over can't be chosen. */
export default function TicketSessions(props: TicketSessionsProps & WidgetTools): ReactNode {
  const { title = '选择场次', sessions, selected, emit, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.sessions}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list} aria-label={title}>
        {keyed(sessions, ({ sessionId }) => sessionId).map(([{ sessionId, startTime, endTime, state }, key]) => (
          <li key={key}>
            <button
              type="button"
              className={styles.session}
              aria-pressed={sessionId === selected && state === 'open'}
              disabled={state !== 'open'}
              onClick={() => sessionId === selected || emit('pick', { sessionId })}
            >
              <span className={styles.hours}>
                {startTime}-{endTime}
              </span>
              <span className={styles.state}>{WORDS[state]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
