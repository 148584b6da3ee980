import { lazy, Suspense, type ReactNode } from 'react'
import type { RoomChoice } from '../../schemas/domain/hotel-offer.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { choiceOf, findRate, hasMemberPrices, isBookable, paidOf, stayText } from './choice.ts'
import { defaults } from './defaults.ts'
import type { RoomListProps } from './props.schema.ts'
import { RoomCard } from './room-card.tsx'
import styles from './room-list.module.css'

const PriceDialog = lazy(() => import('./price-dialog.tsx'))

/** The rooms of a hotel for a stay (A2, A3), to book: the price is checked first (A8). */
export default function RoomList(props: RoomListProps & WidgetTools): ReactNode {
  const { title = defaults.title, rooms, stay, level, vipRate, picked, check, order, emit, headingLevel } = props
  const isBusy = check?.status === 'busy' || order?.status === 'busy'
  const hasRoom = rooms.some((room) => room.hotelRoomResourceDTOsOptional.some(isBookable))
  return (
    <section className={styles.list} aria-label={title}>
      <SectionTitle level={headingLevel} title={title} />
      <div className={styles.summary}>
        <span className={styles.when}>{stayText(stay)}</span>
        <button type="button" className={styles.change} onClick={() => emit('change', {})}>
          修改
          <span className="visually-hidden">日期、间数或人数</span>
        </button>
      </div>
      {level === undefined && hasRoom && hasMemberPrices(rooms) && <MemberBanner emit={emit} />}
      {!hasRoom && <NoRoom {...props} />}
      <ul className={styles.rooms}>
        {keyed(rooms, (room) => room.resourceId).map(([room, key]) => (
          <li key={key}>
            <RoomCard
              room={room}
              stay={stay}
              member={{ level, vipRate }}
              level={headingLevel === 2 ? 3 : 4}
              busyId={isBusy ? picked?.resourceId : undefined}
              onDetail={() => emit('detail', { room })}
              onBook={(rate) => !isBusy && emit('book', { choice: choiceOf(props, rate) })}
            />
          </li>
        ))}
      </ul>
      <ChangedPrice {...props} />
    </section>
  )
}

/** A6: a visitor sees the prompt for member prices. */
function MemberBanner({ emit }: Pick<WidgetTools, 'emit'>): ReactNode {
  return (
    <button type="button" className={styles.member} onClick={() => emit('login', {})}>
      <span className={styles.crown} aria-hidden="true">
        会员
      </span>
      <span className={styles.memberText}>登录后享会员价</span>
      <span className={styles.memberAction}>查看会员优惠价</span>
      <Icon name="chevron" />
    </button>
  )
}

/** A8: nothing can be had. */
function NoRoom({ emptyText = defaults.emptyText, emit }: RoomListProps & WidgetTools): ReactNode {
  return (
    <div className={styles.none}>
      <span className={styles.bed} aria-hidden="true">
        <Icon name="hotel" />
      </span>
      <p>{emptyText}</p>
      <Button kind="quiet" onPress={() => emit('change', {})}>
        修改日期
      </Button>
    </div>
  )
}

/** A8: the total is another than the one that was seen, told as it was seen. It is answered once: an order under way, done or refused asks no more. */
function ChangedPrice(props: RoomListProps & WidgetTools): ReactNode {
  const { rooms, level, vipRate, picked, check, order, emit } = props
  const after = check?.status === 'done' && check.reply?.data?.isChange ? check.reply.data.afterPrice : undefined
  if (after === undefined || !picked || (order && order.status !== 'idle')) return null
  const choice: RoomChoice = { ...picked, bookPriceTotal: after }
  const paid = (total: number) => paidOf(total, findRate(rooms, picked)?.memberPrices, { level, vipRate })
  return (
    <Suspense fallback={null}>
      <PriceDialog
        before={paid(picked.bookPriceTotal)}
        after={paid(after)}
        onAccept={() => emit('accept', { choice })}
        onReselect={() => emit('reselect', {})}
      />
    </Suspense>
  )
}
