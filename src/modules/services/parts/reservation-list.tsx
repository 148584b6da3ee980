import type { ReactNode } from 'react'
import type { Reservation } from '../../../../schemas/domain/service.ts'
import { keyed } from '../../../kit/keyed.ts'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { SectionTitle } from '../../../ui/section-title/index.tsx'
import { ReservationCard } from './reservation-card.tsx'
import styles from './reservation-list.module.css'

const loadAsk = () => import('../../../ui/ask-dialog/index.tsx')

export interface ReservationListProps {
  readonly reservations: readonly Reservation[]
  /** The one whose code is shown. */
  readonly shown: string
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onCode: (id: string) => void
  readonly onCancel: (id: string) => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
}

/** Reservations that are to come, then those that are over. */
export function ReservationList(props: ReservationListProps): ReactNode {
  const { reservations, isAsking, isBusy, onConfirm, onDecline } = props
  const ask = useLazyPart(loadAsk)
  const cancel = (id: string) => {
    ask.fetch()
    props.onCancel(id)
  }
  const coming = reservations.filter(({ state }) => state === 'reserved')
  const over = reservations.filter(({ state }) => state !== 'reserved')
  const group = { ...props, onCancel: cancel }
  return (
    <div className={styles.place} aria-busy={isBusy} onPointerDown={ask.fetch}>
      {coming.length === 0 && (
        <EmptyState scene="orders" text="没有待使用的预约" hint="预约接驳巴士、海豚互动后，二维码在这里出示" />
      )}
      <Group {...group} title="待使用" list={coming} />
      <Group {...group} title="已结束" list={over} />
      {isAsking && ask.Part && (
        <ask.Part
          title="取消预约"
          text="取消后名额会让给别的客人，确定取消吗？"
          yes="确定取消"
          no="再想想"
          danger
          onYes={onConfirm}
          onNo={onDecline}
        />
      )}
    </div>
  )
}

interface GroupProps extends ReservationListProps {
  readonly title: string
  readonly list: readonly Reservation[]
}

function Group({ title, list, shown, isBusy, onCode, onCancel }: GroupProps): ReactNode {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionTitle level={2} title={title} />
      <ul className={styles.list}>
        {keyed(list, (one) => one.reservationId).map(([one, key]) => (
          <li key={key}>
            <ReservationCard
              {...{ reservation: one, isBusy, isShown: one.reservationId === shown }}
              onCode={() => onCode(one.reservationId)}
              onCancel={() => onCancel(one.reservationId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
