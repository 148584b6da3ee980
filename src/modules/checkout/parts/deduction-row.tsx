import { useId, type ReactNode } from 'react'
import type { OrderDeduction } from '../../../../schemas/domain/order-fill.ts'
import { priceText } from '../../../domain/price.ts'
import { Switch } from '../../../ui/switch/index.tsx'
import styles from './deduction-row.module.css'

interface DeductionRowProps extends OrderDeduction {
  readonly onDeduct: (deductionType: 1 | 2, isUsed: boolean) => void
}

/** [R18] Points or coins that an order takes, with the switch that uses them. */
export function DeductionRow({ onDeduct, ...deduction }: DeductionRowProps): ReactNode {
  const { deductionType, name, amount, isUsed, isRequired = false } = deduction
  const hint = useId()
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span>{name}抵扣</span>
        <span id={hint} className={styles.hint}>
          {hintOf(deduction)}
        </span>
      </span>
      <span className={styles.state}>
        {isUsed && <span className={styles.off}>-{priceText(deduction.deduction)}</span>}
        {!isRequired && (
          <Switch
            aria-label={`${name}抵扣`}
            aria-describedby={hint}
            isOn={isUsed}
            disabled={amount === 0}
            onTurn={(isOn) => onDeduct(deductionType, isOn)}
          />
        )}
      </span>
    </label>
  )
}

/** Points are counted in points, coins one by one. */
const counted = ({ deductionType, name }: OrderDeduction, count: number) =>
  deductionType === 1 ? `${count} ${name}` : `${count} 个${name}`

/** What there is, and what it takes: 最高可抵 500 积分，共有 5620 积分. */
function hintOf(of: OrderDeduction): string {
  const { name, balance, most, amount, deduction, isRequired } = of
  if (isRequired) return `需要 ${counted(of, most)}，共有 ${counted(of, balance)}`
  const there = balance === 0 ? `还没有${name}` : `共有 ${counted(of, balance)}`
  const rule = `最高可抵 ${counted(of, most)}，${there}`
  return amount > 0 && amount < most ? `${rule}，可抵${priceText(deduction)}` : rule
}
