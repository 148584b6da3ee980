import type { ReactNode } from 'react'
import type { UnbookingPolicy } from '../../../../schemas/domain/order-fill.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Sheet } from '../../../ui/sheet/index.tsx'
import styles from './order-items.module.css'

interface PolicySheetProps {
  readonly policy: UnbookingPolicy
  readonly onClose: () => void
}

/** How what is bought can be given back, and its day changed (B3 unbookingPolicy). */
export default function PolicySheet({ policy, onClose }: PolicySheetProps): ReactNode {
  return (
    <Sheet title="退改规则" onClose={onClose}>
      <div className={styles.rules}>
        <Rules title="退订" rules={policy.unbookingPolicies} />
        <Rules title="改期" rules={policy.updatePolicies} />
      </div>
    </Sheet>
  )
}

interface RulesProps {
  readonly title: string
  readonly rules: UnbookingPolicy['unbookingPolicies']
}

function Rules({ title, rules }: RulesProps): ReactNode {
  if (rules.length === 0) return null
  return (
    <section>
      <h3 className={styles.rulesTitle}>{title}</h3>
      {keyed(rules, ({ description }) => description).map(([{ description }, key]) => (
        <p key={key} className={styles.ruleText}>
          {description}
        </p>
      ))}
    </section>
  )
}
