import { useEffect, useRef, type ReactNode } from 'react'
import { bizCodeStatuses } from '../../schemas/domain/order-status.ts'
import { isCodeUsable } from '../../src/domain/order/code-state.ts'
import { groupedCode } from '../../src/domain/order/grouped-code.ts'
import { Dialog, DialogButton } from '../../src/ui/dialog/index.tsx'
import QrCode from '../../src/ui/qr-code/index.tsx'
import styles from './qr-dialog.module.css'
import type { Slide } from './slides.ts'

interface QrDialogProps {
  readonly slide: Slide
  /** The order is wanted anew: somebody may have redeemed the code. */
  readonly onPoll: () => void
  readonly onCopy: () => void
  readonly onClose: () => void
}

/** B4: after the code was opened the order is asked again every 3 s, at most 3 times. */
const [POLL_EVERY, POLLS] = [3_000, 3]

/** A code to be shown at the counter. */
export default function QrDialog({ slide: { line, code }, onPoll, onCopy, onClose }: QrDialogProps): ReactNode {
  usePolls(onPoll)
  const isUsable = isCodeUsable(code)
  return (
    <Dialog title={line.name} onClose={onClose}>
      <div className={styles.frame} data-usable={isUsable}>
        <QrCode text={code.bizCode} label={`二维码，券码 ${code.bizCode}`} />
        {!isUsable && <span className={styles.stamp}>{bizCodeStatuses[code.bizCodeStatus]}</span>}
      </div>
      <p className={styles.code}>{groupedCode(code.bizCode)}</p>
      {line.validUntil && <p className={styles.rule}>有效期至 {line.validUntil}</p>}
      {line.subOrderLifeStyle.verifyRule && <p className={styles.rule}>{line.subOrderLifeStyle.verifyRule}</p>}
      <p className={styles.hint} aria-live="polite">
        {isUsable ? '请把二维码出示给工作人员' : `这个券码${bizCodeStatuses[code.bizCodeStatus]}`}
      </p>
      <DialogButton onPress={onCopy}>复制券码</DialogButton>
    </Dialog>
  )
}

function usePolls(poll: () => void): void {
  const latest = useRef(poll)
  useEffect(() => {
    latest.current = poll
  })
  useEffect(() => {
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      if (polls === POLLS) clearInterval(timer)
      latest.current()
    }, POLL_EVERY)
    return () => clearInterval(timer)
  }, [])
}
