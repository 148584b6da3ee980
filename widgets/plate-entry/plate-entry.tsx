import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { defaults } from './defaults.ts'
import styles from './plate-entry.module.css'
import type { PlateEntryProps } from './props.schema.ts'

/** B2.8: what guests may park for, and the way in. */
export default function PlateEntry(props: PlateEntryProps & WidgetTools): ReactNode {
  const { title, text, facts = [], button, emit, headingLevel } = { ...defaults, ...props }
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="car" />
        </span>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {keyed(facts, String).map(([fact, key]) => (
              <li key={key} className={styles.fact}>
                <ServiceIcon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <Button onPress={() => emit('start', {})}>
            {button}
            <Icon name="chevron" />
          </Button>
        </div>
      </div>
    </section>
  )
}
