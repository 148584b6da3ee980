import type { ReactNode } from 'react'
import { splitPrice } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import styles from './agent-tip.module.css'
import { defaults } from './defaults.ts'
import type { AgentTipProps } from './props.schema.ts'
import { useResting } from './use-resting.ts'

/** The teaser of agents (B3 commission, B6): there for everybody where there is a commission. */
export default function AgentTip({ amount = 0, text = defaults.text, emit }: AgentTipProps & WidgetTools): ReactNode {
  const isResting = useResting()
  if (amount <= 0) return null
  const { integer, decimals } = splitPrice(amount)
  return (
    <button type="button" className={styles.tip} data-away={!isResting || undefined} onClick={() => emit('open', {})}>
      <ServiceIcon name="gift" />
      <span>
        {text} ¥{integer}
        {decimals}
      </span>
    </button>
  )
}
