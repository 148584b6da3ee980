import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import styles from './price-notes.module.css'
import type { PriceNotesProps } from './props.schema.ts'

export default function PriceNotes({ headingLevel, ...props }: PriceNotesProps & WidgetTools): ReactNode {
  const { title = defaults.title, notes = defaults.notes } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.notes}>
      <Heading className={styles.title}>{title}</Heading>
      {keyed(notes, (note) => note.text).map(([note, key]) => (
        <p key={key} className={styles.note}>
          {note.title && <b className={styles.what}>{note.title}：</b>}
          {note.text}
        </p>
      ))}
    </section>
  )
}
