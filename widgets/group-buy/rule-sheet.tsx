import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import styles from './group-buy.module.css'

interface RuleSheetProps {
  readonly rules: readonly string[]
  readonly onClose: () => void
}

/** The rules of a group buy (A2 group rule popup). */
export default function RuleSheet({ rules, onClose }: RuleSheetProps): ReactNode {
  return (
    <Sheet title="拼团规则" onClose={onClose}>
      <ol className={styles.list}>
        {keyed(rules, String).map(([rule, key]) => (
          <li key={key}>{rule}</li>
        ))}
      </ol>
    </Sheet>
  )
}
