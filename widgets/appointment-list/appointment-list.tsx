import type { ReactNode } from 'react'
import type { Appointment } from '../../schemas/domain/booking.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText, weekdayWord } from '../../src/domain/dates.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './appointment-list.module.css'
import type { AppointmentListProps } from './props.schema.ts'

/** Days that were booked, and how each stands. */
export default function AppointmentList(props: AppointmentListProps & WidgetTools): ReactNode {
  const { title, appointments, link = '/appointment-confirm/', emit, headingLevel } = props
  return (
    <section className={styles.place} aria-label={title ?? '预约'}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      <ul className={styles.list}>
        {keyed(appointments, (one) => one.appointmentId).map(([one, key]) => (
          <li key={key}>
            <Row
              appointment={one}
              to={link + one.appointmentId}
              onSelect={() => emit('select', { appointmentId: one.appointmentId })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly appointment: Appointment
  readonly to: string
  readonly onSelect: () => void
}

function Row({ appointment, to, onSelect }: RowProps): ReactNode {
  const { day, name, productName, copies, people, state, stateText, answer } = appointment
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Link target={addressTarget(to)} className={`${cardLink} ${styles.day}`} onPress={onSelect}>
          {dayText(day)} {weekdayWord(day)}
        </Link>
        <span className={styles.state} data-state={state}>
          {stateText}
        </span>
      </div>
      <p className={styles.name} {...words(name)} />
      <p className={styles.facts} {...words(`${productName} · ${copies} 份 · ${people} 位`)} />
      {answer && <p className={styles.facts}>商家：{answer}</p>}
    </Card>
  )
}
