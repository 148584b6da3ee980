import { useEffect, type ReactNode } from 'react'
import type { Reservation } from '../../../../schemas/domain/service.ts'
import { dayText, weekdayWord } from '../../../domain/dates.ts'
import { groupedCode } from '../../../domain/order/grouped-code.ts'
import { deadlineText } from '../../../domain/shop-time.ts'
import { NO_BREAK_SPACE } from '../../../domain/unbroken-numbers.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { Card } from '../../../ui/card/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { Link } from '../../../ui/link/index.tsx'
import styles from './reservation-card.module.css'

const loadPicture = () => import('../../../ui/qr-code/index.tsx')

interface ReservationCardProps {
  readonly reservation: Reservation
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly onCode: () => void
  readonly onCancel: () => void
}

/** When, what, where and who; while it is to come, its code and what can be done to it. */
export function ReservationCard({ reservation, isShown, isBusy, onCode, onCancel }: ReservationCardProps): ReactNode {
  const { day, time, serviceName, programName, place, adults, children, state, stateText, useWord, remark } =
    reservation
  const isOpen = state === 'reserved'
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.when}>
          {dayText(day)} {weekdayWord(day)} {time}
        </h3>
        <span className={styles.state} data-open={isOpen || undefined}>
          {stateText}
        </span>
      </div>
      <p className={styles.name}>
        {serviceName} · {programName}
      </p>
      <p className={styles.fact}>{place}</p>
      <p className={styles.fact}>
        {`${adults}${NO_BREAK_SPACE}位成人`}
        {children > 0 && `、${children}${NO_BREAK_SPACE}位儿童`}
        {remark && `；${remark}`}
      </p>
      {isOpen && isShown && <Code reservation={reservation} />}
      {isOpen && (
        <div className={styles.actions}>
          <button type="button" className={styles.action} aria-expanded={isShown} onClick={onCode}>
            {isShown ? '收起二维码' : `${useWord}二维码`}
          </button>
          <Altering reservation={reservation} isBusy={isBusy} onCancel={onCancel} />
        </div>
      )}
      {isOpen && <Until reservation={reservation} />}
    </Card>
  )
}

function Altering({
  reservation: { canAlter, changePath, day, time, programName },
  isBusy,
  onCancel,
}: Pick<ReservationCardProps, 'reservation' | 'isBusy' | 'onCancel'>): ReactNode {
  if (!canAlter) return null
  const what = `${dayText(day)} ${time} ${programName}`
  return (
    <>
      {changePath && (
        <Link target={addressTarget(changePath)} className={styles.action}>
          改期<span className="visually-hidden">：{what}</span>
        </Link>
      )}
      <button
        type="button"
        className={styles.cancel}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onCancel}
      >
        取消<span className="visually-hidden">：{what}</span>
      </button>
    </>
  )
}

const Until = ({ reservation: { canAlter, alterUntil } }: Pick<ReservationCardProps, 'reservation'>): ReactNode => (
  <p className={styles.until}>
    {canAlter ? `${deadlineText(alterUntil)} 前可以改期和取消` : '已过可以改期和取消的时间，如需帮助请联系前台'}
  </p>
)

/** The digits are there at once; the picture follows. */
function Code({ reservation: { code, useWord } }: Pick<ReservationCardProps, 'reservation'>): ReactNode {
  const { Part, hasFailed, fetch } = useLazyPart(loadPicture)
  useEffect(fetch, [fetch])
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        {Part && <Part text={code} label={`${useWord}码 ${code} 的二维码`} />}
        {hasFailed && <p className={styles.fact}>二维码没有加载出来，请报数字</p>}
      </div>
      <p className={styles.digits}>{groupedCode(code)}</p>
      <p className={styles.fact}>{useWord}时出示，一码只用一次</p>
    </div>
  )
}
