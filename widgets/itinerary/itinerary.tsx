import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './itinerary.module.css'
import type { ItineraryProps } from './props.schema.ts'

/** What happens on which day of a holiday (B2.3 行程). */
export default function Itinerary({ title = '行程安排', days, headingLevel }: ItineraryProps & WidgetTools): ReactNode {
  return (
    <section className={styles.itinerary}>
      <SectionTitle level={headingLevel} title={`${title}（${days.length} 天）`} />
      <ol className={styles.days}>
        {keyed(days, (day) => `${day.title ?? ''} ${day.text}`).map(([day, key]) => (
          <li key={key} className={styles.day}>
            {day.title && <b className={styles.name} {...words(day.title)} />}
            <p className={styles.text}>{day.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
