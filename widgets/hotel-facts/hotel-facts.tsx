import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import type { ServiceIconName } from '../../src/ui/service-icon/service-icon-paths.ts'
import styles from './hotel-facts.module.css'
import { words } from '../../src/ui/words/index.ts'
import type { HotelFactsProps } from './props.schema.ts'

interface Fact {
  readonly icon: ServiceIconName
  readonly word: string
  readonly value: string
}

/** What a guest asks first of a hotel (A3): its hours, its age, what it has, where it is. */
export default function HotelFacts(props: HotelFactsProps & WidgetTools): ReactNode {
  const { facilities = [], address, emit } = props
  return (
    <div className={styles.facts}>
      <div className={styles.card}>
        <dl className={styles.row}>
          {factsOf(props).map(({ icon, word, value }) => (
            <div key={word} className={styles.fact}>
              <dt className={styles.word}>
                <ServiceIcon name={icon} />
                {word}
              </dt>
              <dd className={styles.value} {...words(value)} />
            </div>
          ))}
        </dl>
        {facilities.length > 0 && (
          <ul className={styles.facilities} aria-label="设施">
            {keyed(facilities, String).map(([facility, key]) => (
              <li key={key} className={styles.facility}>
                {facility}
              </li>
            ))}
          </ul>
        )}
        {address && (
          <p className={styles.address}>
            <span className={styles.pin}>
              <Icon name="location" />
            </span>
            <span className={styles.text}>{address}</span>
            <button type="button" className={styles.copy} onClick={() => emit('copy', { text: address })}>
              复制地址
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function factsOf({ checkInTime, checkOutTime, openYear }: HotelFactsProps): Fact[] {
  return [
    ...(checkInTime ? [{ icon: 'clock', word: '入住', value: `${checkInTime} 后` } as const] : []),
    ...(checkOutTime ? [{ icon: 'clock', word: '离店', value: `${checkOutTime} 前` } as const] : []),
    ...(openYear ? [{ icon: 'calendar', word: '开业', value: `${openYear} 年` } as const] : []),
  ]
}
