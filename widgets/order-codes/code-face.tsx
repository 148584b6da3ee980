import type { ComponentType, ReactNode } from 'react'
import { bizCodeStatuses } from '../../schemas/domain/order-status.ts'
import { codeStamp, isCodeUsable } from '../../src/domain/order/code-state.ts'
import { groupedCode } from '../../src/domain/order/grouped-code.ts'
import styles from './code-face.module.css'
import type { Slide } from './slides.ts'

interface CodeFaceProps {
  readonly slide: Slide
  /** Draws its QR, once the code for that is here. */
  readonly Picture: ComponentType<{ readonly text: string; readonly label: string }> | undefined
  /** Codes of its sub-order. */
  readonly count: number
  readonly onFocus: () => void
  /** A finger is on it: its QR will be wanted. */
  readonly onTouch: () => void
  readonly onOpen: () => void
}

/** A code: dark where it can be used, else grey with a stamp (B4). */
export function CodeFace({ slide: { code, at }, Picture, count, onFocus, onTouch, onOpen }: CodeFaceProps): ReactNode {
  const isUsable = isCodeUsable(code)
  const isOver = !isUsable && !waiting.has(code.bizCodeStatus)
  const stamp = codeStamp(code)
  const word = bizCodeStatuses[code.bizCodeStatus]
  return (
    <div className={styles.face} data-usable={isUsable} data-over={isOver || undefined} data-stamp={stamp}>
      <p className={styles.place}>
        券码 {at + 1}
        {count > 1 && ` / ${count}`}
      </p>
      <p className={styles.code}>{groupedCode(code.bizCode)}</p>
      <p className={styles.times}>{timesText(code, isUsable)}</p>
      {isUsable ? (
        <button type="button" className={styles.open} onFocus={onFocus} onPointerDown={onTouch} onClick={onOpen}>
          <span className={styles.picture} aria-hidden="true">
            {Picture && <Picture text={code.bizCode} label="" />}
          </span>
          出示二维码
          <span className="visually-hidden">，券码 {at + 1}</span>
        </button>
      ) : (
        <p className={styles.none}>{whyNot[code.bizCodeStatus] ?? ''}</p>
      )}
      <span className={styles.status} data-stamp={stamp}>
        {word}
      </span>
    </div>
  )
}

/** Not sent yet, or held by a refund: they may still be used one day, so their digits are not struck out. */
const waiting: ReadonlySet<number> = new Set([-1, 3])

const whyNot: Readonly<Partial<Record<number, string>>> = {
  '-1': '订单确认后发送',
  3: '退订审核中，暂时不能使用',
  5: '已过使用日期',
}

function timesText({ canUseTimes, canUseTimesToday, continuousUsedFlag }: Slide['code'], isUsable: boolean): string {
  if (!isUsable) return ''
  if (continuousUsedFlag === 1) return '可连续使用'
  if (canUseTimes <= 1) return ''
  return canUseTimesToday < canUseTimes
    ? `还能用 ${canUseTimes} 次，今天 ${canUseTimesToday} 次`
    : `还能用 ${canUseTimes} 次`
}
