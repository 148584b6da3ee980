import { useEffect, type ReactNode } from 'react'
import { type Buyer, priceFor } from '../../src/domain/product/member-price.ts'
import { choicePrice } from '../../src/domain/ticket/choice-price.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { leftOn, ticketDay } from '../../src/domain/ticket/sale-ticket.ts'
import { addCopy, mostCopies, removeCopy, typedCopies } from '../../src/domain/ticket/ticket-copies.ts'
import { memberPricesAt } from '../../src/domain/ticket/ticket-days.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './day-booking.module.css'
import { defaults } from './defaults.ts'
import type { DayBookingProps } from './props.schema.ts'
import { useBooking, type BookingChoice } from './use-booking.ts'

type Props = DayBookingProps & WidgetTools

/** One product's day and number (B2.4, B4, B5). While another product is on its way, nothing of the one before is shown. */
export default function DayBooking(props: Props): ReactNode {
  const { ticket, productId } = props
  if (productId && productId !== ticket.mark.productId) return <div className={styles.wait} aria-busy="true" />
  return <Booking key={ticket.mark.productId} {...props} />
}

function Booking(props: Props): ReactNode {
  const { ticket, text = defaults.text, isBusy = false, emit } = props
  const booking = useBooking(props)
  useOver(props.turnsAt, props.now, () => emit('turn', {}))
  const isDated = ticket.priceInventoryMode === 'D'
  const submit = () => {
    const obstacle = isDated && booking.date === '' ? '请选择日期' : booking.copies === 0 && '请选择数量'
    if (obstacle) emit('invalid', { message: obstacle })
    else emit('submit', { productId: ticket.mark.productId, date: booking.date, copies: booking.copies })
  }
  return (
    <div className={styles.booking}>
      <p className={styles.name} {...words(ticket.essentialInfo.basicInfo.name)} />
      {ticket.alias && <p className={styles.alias}>{ticket.alias}</p>}
      {isDated && <Days {...props} booking={booking} />}
      <div className={styles.foot}>
        <Quantity {...props} booking={booking} />
        <div className={styles.row}>
          <Total {...props} booking={booking} />
          <MainButton tone="accent" isBusy={isBusy} onPress={submit}>
            {text}
          </MainButton>
        </div>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly booking: BookingChoice
}

const loadDays = () => import('./booking-days.tsx')

/** The calendar; its code comes when there is a product with days. */
function Days({ ticket, today, level, vipRate, booking }: Props & ChoiceProps): ReactNode {
  const { Part, hasFailed, fetch } = useLazyPart(loadDays)
  // Asked for once: when it can't be had, the shopper decides.
  useEffect(fetch, [fetch])
  const buyer = { level, vipRate }
  if (Part) return <Part {...{ ticket, today, buyer }} selected={booking.date} onPick={booking.pick} />
  if (!hasFailed) return <div className={styles.wait} aria-busy="true" />
  return (
    <p className={styles.failed} role="alert">
      日历没有加载出来
      <button type="button" className={styles.retry} onClick={fetch}>
        重新加载
      </button>
    </p>
  )
}

function Quantity({ ticket, booking, emit }: Props & ChoiceProps): ReactNode {
  const { mark, priceInventoryMode } = ticket
  const { copies, stock, date, take } = booking
  const type = (text: string) => {
    const typed = typedCopies(text, mark, stock)
    take(typed.copies)
    if (!typed.isNumber) emit('invalid', { message: '请输入正确的数量' })
  }
  return (
    <div className={styles.row}>
      <span>
        购买数量
        {mark.minCopies > 1 && <span className={styles.least}>{mark.minCopies} 份起订</span>}
      </span>
      <Stepper
        label="购买数量"
        value={copies}
        min={mark.minBookNum}
        max={mostCopies(mark, stock)}
        onChange={(to) => take(to > copies ? addCopy(copies, mark, stock) : removeCopy(copies, mark))}
        canType
        onType={type}
        isDisabled={priceInventoryMode === 'D' && date === ''}
      />
    </div>
  )
}

/** The sum of what is chosen; before a day is, from what on the days are sold. */
function Total({ ticket, level, vipRate, booking }: Props & ChoiceProps): ReactNode {
  const { date, copies } = booking
  const lowest = date === '' ? lowestOf(ticket, { level, vipRate }) : undefined
  const unitPrice = ticketDay(ticket, date)?.salePrice?.adultPrice
  const memberPrices = unitPrice === undefined ? undefined : memberPricesAt(unitPrice, ticket)
  const { totalFen, originalFen } = choicePrice([{ unitPrice: unitPrice ?? 0, memberPrices, copies }], {
    level,
    vipRate,
  })
  return (
    <p className={styles.total} aria-live="polite">
      {lowest === undefined && <span className={styles.label}>合计</span>}
      {lowest === undefined ? (
        <Price amount={yuanOfFen(totalFen)} original={yuanOfFen(originalFen)} />
      ) : (
        <Price amount={lowest} isFrom />
      )}
    </p>
  )
}

/** What the cheapest day costs its buyer; undefined for what has no days. */
function lowestOf(ticket: DayBookingProps['ticket'], buyer: Buyer): number | undefined {
  if (ticket.priceInventoryMode !== 'D') return undefined
  const prices = ticket.priceAndInventories.flatMap((day) => {
    const price = day.salePrice?.adultPrice
    if (price === undefined || leftOn(day) === 0) return []
    return [priceFor(buyer, price, memberPricesAt(price, ticket)).amount]
  })
  return prices.length > 0 ? Math.min(...prices) : undefined
}
