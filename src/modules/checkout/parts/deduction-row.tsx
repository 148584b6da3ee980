import { useId, type ReactNode } from 'react'
import type { OrderDeduction } from '../../../../schemas/domain/order-fill.ts'
import { priceText } from '../../../domain/price.ts'
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
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            aria-label={`${name}抵扣`}
            aria-describedby={hint}
            checked={isUsed}
            aria-checked={isUsed}
            disabled={amount === 0}
            onChange={({ currentTarget }) => onDeduct(deductionType, currentTarget.checked)}
          />
        )}
      </span>
    </label>
  )
}

const counted = (name: string, count: number) => (name === '积分' ? `${count}积分` : `${count}个${name}`)

/** What there is, and what it takes: 最高可抵500积分，共有5620积分. */
function hintOf({ name, balance, most, amount, deduction, isRequired }: OrderDeduction): string {
  if (isRequired) return `需要${counted(name, most)}，共有${counted(name, balance)}`
  const there = balance === 0 ? `还没有${name}` : `共有${counted(name, balance)}`
  const rule = `最高可抵${counted(name, most)}，${there}`
  return amount > 0 && amount < most ? `${rule}，可抵${priceText(deduction)}` : rule
}
