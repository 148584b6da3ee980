import { type ReactNode, useId, useState } from 'react'
import type { PayWay } from '../../schemas/domain/pay-way.ts'
import { chosenWay, payWaysOf } from '../../src/domain/pay-ways.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import styles from './pay-ways.module.css'
import type { PayWaysProps } from './props.schema.ts'

/** The ways to pay of a channel, one of which is chosen. */
export default function PayWays(props: PayWaysProps & WidgetTools): ReactNode {
  const { title, channel, way: wanted, note, emit } = { ...defaults, ...props }
  const name = useId()
  // The page's state follows a moment later.
  const [picked, setPicked] = useState<string>()
  const chosen = chosenWay(channel, picked ?? wanted)
  return (
    <section className={styles.place}>
      <fieldset className={styles.card}>
        <legend className={styles.title}>{title}</legend>
        {payWaysOf(channel).map(({ way, name: label }) => (
          <label key={way} className={styles.way}>
            <Mark way={way} />
            <span className={styles.name}>{label}</span>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={way}
              checked={way === chosen}
              onChange={() => {
                setPicked(way)
                emit('choose', { way })
              }}
            />
          </label>
        ))}
      </fieldset>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

const letters: Readonly<Record<PayWay, string>> = { wechat: '微', alipay: '支', unionpay: '云' }

const Mark = ({ way }: { readonly way: PayWay }): ReactNode => (
  <span className={styles.mark} data-way={way} aria-hidden="true">
    {letters[way]}
  </span>
)
