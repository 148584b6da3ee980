import { type ReactNode, useId } from 'react'
import type { PayWay } from '../../../../schemas/domain/pay-way.ts'
import type { Channel } from '../../../../schemas/domain/channels.ts'
import { chosenWay, payWaysOf } from '../../../domain/order/pay-ways.ts'
import styles from './pay-ways.module.css'

interface PayWaysProps {
  readonly channel: Channel
  /** What was chosen; empty: the channel's usual way. */
  readonly way: string
  readonly onChoose: (way: PayWay) => void
}

/** [R4] The ways to pay of a channel, one of which is chosen. */
export function PayWays({ channel, way: wanted, onChoose }: PayWaysProps): ReactNode {
  const name = useId()
  const chosen = chosenWay(channel, wanted)
  return (
    <section className={styles.place}>
      <fieldset className={styles.card}>
        <legend className={styles.title}>支付方式</legend>
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
              onChange={() => onChoose(way)}
            />
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>款项由支付公司收取，商城看不到您的卡号和密码</p>
    </section>
  )
}

/** Two bubbles, a wallet and a card: signs of our own, as the companies’ marks are theirs. On a grid of 28. */
const signs: Readonly<Record<PayWay, string>> = {
  wechat:
    'M11.5 6c-4.1 0-7 2.6-7 5.8 0 1.8.9 3.4 2.4 4.4l-.6 2.3 2.6-1.3c.8.2 1.7.3 2.6.3h.4a5.6 5.6 0 0 1-.2-1.4c0-3.1 3-5.4 6.6-5.4h.2C17.9 8 15 6 11.5 6zm6.8 5.9c-3 0-5.3 2-5.3 4.4s2.3 4.4 5.3 4.4c.7 0 1.3-.1 1.9-.3l2 1-.5-1.8c1.2-.8 1.9-2 1.9-3.3 0-2.4-2.3-4.4-5.3-4.4z',
  alipay:
    'M6 9.2A2.7 2.7 0 0 1 8.7 6.5h9.8V9h1.7a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8H8.7A2.7 2.7 0 0 1 6 18.3zM8.7 8.3a.7.7 0 0 0 0 1.4h8V8.3zm8.8 5.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  unionpay:
    'M5.5 9.3A1.8 1.8 0 0 1 7.3 7.5h13.4a1.8 1.8 0 0 1 1.8 1.8v9.4a1.8 1.8 0 0 1-1.8 1.8H7.3a1.8 1.8 0 0 1-1.8-1.8zm0 2v2.4h17v-2.4zm2.5 5.2v1.5h4v-1.5z',
}

const Mark = ({ way }: { readonly way: PayWay }): ReactNode => (
  <svg className={styles.mark} data-way={way} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path fillRule="evenodd" d={signs[way]} />
  </svg>
)
