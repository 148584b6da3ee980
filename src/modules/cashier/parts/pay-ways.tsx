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

const letters: Readonly<Record<PayWay, string>> = { wechat: '微', alipay: '支', unionpay: '云' }

const Mark = ({ way }: { readonly way: PayWay }): ReactNode => (
  <span className={styles.mark} data-way={way} aria-hidden="true">
    {letters[way]}
  </span>
)
