import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Panel } from '../../src/ui/panel/index.tsx'
import styles from './fact-list.module.css'
import type { FactListProps } from './props.schema.ts'

/** What something is, row by row. */
export default function FactList({ title, rows, note, headingLevel }: FactListProps & WidgetTools): ReactNode {
  const shown = rows.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (shown.length === 0 && !note) return null
  return (
    <section className={styles.place}>
      <Panel title={title} level={headingLevel}>
        <dl className={styles.facts}>
          {keyed(shown, ({ name }) => name).map(([{ name, value, unit = '' }, key]) => (
            <div key={key} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                {typeof value === 'number' ? Number(value.toFixed(9)) : value}
                {unit}
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </Panel>
    </section>
  )
}
