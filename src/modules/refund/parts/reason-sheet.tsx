import type { ReactNode } from 'react'
import { refundReasons } from '../../../../schemas/domain/refund-reason.ts'
import { Sheet } from '../../../ui/sheet/index.tsx'
import styles from './reason-sheet.module.css'

interface ReasonSheetProps {
  readonly reason: number | undefined
  readonly onChoose: (reason: number) => void
  readonly onClose: () => void
}

/** Why somebody wants the money back, in the order of B9. */
export default function ReasonSheet({ reason: chosen, onChoose, onClose }: ReasonSheetProps): ReactNode {
  return (
    <Sheet title="申请原因" onClose={onClose}>
      <ul className={styles.reasons}>
        {refundReasons.map(({ reason, text }) => (
          <li key={reason}>
            <button
              type="button"
              className={styles.reason}
              aria-pressed={reason === chosen}
              onClick={() => onChoose(reason)}
            >
              {text}
              <span className={styles.mark} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
