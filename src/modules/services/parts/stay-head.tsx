import type { ReactNode } from 'react'
import type { ComingStay } from '../../../../schemas/domain/coming-stay.ts'
import { dayText, nightsBetween, weekdayWord } from '../../../domain/dates.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Link } from '../../../ui/link/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { words } from '../../../ui/words/index.ts'
import styles from './stay-head.module.css'

interface StayHeadProps {
  readonly stays: readonly ComingStay[]
  readonly stay: ComingStay
  readonly onPick: (orderId: string) => void
}

/** The stay that is arranged, and the others that are coming. */
export function StayHead({ stays, stay, onPick }: StayHeadProps): ReactNode {
  const { productName, picture, checkInDate, checkOutDate, isInHouse, statusText, orderPath } = stay
  return (
    <section className={styles.place} data-part="stay" aria-label="入住">
      {stays.length > 1 && <Others {...{ stays, stay, onPick }} />}
      <div className={styles.card}>
        <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="88px" />
        <div className={styles.words}>
          <Link target={addressTarget(orderPath)} className={styles.name}>
            <span {...words(productName)} />
          </Link>
          <p className={styles.fact}>
            {dayText(checkInDate)} {weekdayWord(checkInDate)} – {dayText(checkOutDate)} {weekdayWord(checkOutDate)}，
            {nightsBetween(checkInDate, checkOutDate)} 晚
          </p>
          <p className={styles.fact}>{isInHouse ? '正在入住' : statusText}</p>
        </div>
      </div>
    </section>
  )
}

/** Stays that begin on the same day are told apart by their hotels. */
const Others = ({ stays, stay, onPick }: StayHeadProps): ReactNode => (
  <ul className={styles.others} aria-label="选择一次入住">
    {keyed(stays, ({ orderId }) => orderId).map(([{ orderId, checkInDate, productName }, key]) => (
      <li key={key}>
        <button
          type="button"
          className={styles.other}
          aria-pressed={orderId === stay.orderId}
          onClick={() => onPick(orderId)}
        >
          {dayText(checkInDate)}
          {stays.some((one) => one.orderId !== orderId && one.checkInDate === checkInDate) && ` ${productName}`}
        </button>
      </li>
    ))}
  </ul>
)
