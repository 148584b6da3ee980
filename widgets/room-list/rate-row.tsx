import type { ReactNode } from 'react'
import type { StayRequest, RateOffer } from '../../schemas/domain/hotel-offer.ts'
import { averagePrice } from '../../src/domain/stay/hotel-quote.ts'
import { type Buyer, memberOffer } from '../../src/domain/product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { fewLeft } from '../../src/domain/product/few-left.ts'
import { priceText } from '../../src/domain/price.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { isBookable } from './choice.ts'
import styles from './rate-row.module.css'

interface RateRowProps {
  readonly rate: RateOffer
  readonly stay: StayRequest
  readonly member: Buyer
  readonly roomName: string
  readonly isBusy: boolean
  readonly onBook: () => void
}

/** A rate: what is in it, what it costs, and its button. */
export function RateRow(props: RateRowProps): ReactNode {
  const { rate, roomName, isBusy, onBook } = props
  const { name, breakfast, isDocking, unsubscribeDesc } = rate
  const word = wordOf(rate)
  return (
    <li className={styles.rate} data-gone={word !== undefined || undefined}>
      <div className={styles.words}>
        <p className={styles.name} {...words(name)} />
        <p className={styles.in}>
          <span data-good={breakfast > 0 || undefined}>{breakfast > 0 ? `${breakfast} 份早餐` : '不含早餐'}</span>
          <span data-good={isDocking === 1 || undefined}>{isDocking === 1 ? '即时确认' : '商家确认'}</span>
        </p>
        <p className={styles.cancel} {...words(unsubscribeDesc)} />
      </div>
      <div className={styles.buy}>
        <Amount {...props} />
        {word === undefined ? (
          <button
            type="button"
            className={styles.book}
            aria-label={`预订 ${roomName} ${name}`}
            aria-busy={isBusy || undefined}
            onClick={onBook}
          >
            预订
          </button>
        ) : (
          <span className={styles.gone}>{word}</span>
        )}
        <Left {...rate} />
      </div>
    </li>
  )
}

/** Why a rate can't be booked; undefined when it can (B4: 售罄, 不可订). */
function wordOf(rate: RateOffer): string | undefined {
  if (isBookable(rate)) return undefined
  if (rate.status === 'crowded') return '人数超出'
  if (rate.status === 'sold-out') return rate.stock > 0 ? '房间不足' : '售罄'
  return '不可订'
}

function Left({ status, stock }: RateOffer): ReactNode {
  const word = fewLeft(stock, '间')
  return status !== 'closed' && word && <span className={styles.left}>{word}</span>
}

/** A night's price, and the whole of it where that is another; a member's own, with what it saves (A6). */
function Amount({ rate, stay, member }: RateRowProps): ReactNode {
  const { totalPrice, averagePrice: night, memberPrices } = rate
  if (totalPrice === undefined || night === undefined) return null
  const { nights, num } = stay
  const offer = isBookable(rate) ? memberOffer(fenOfYuan(totalPrice), memberPrices, member) : undefined
  const total = offer ? yuanOfFen(offer.priceFen) : totalPrice
  return (
    <p className={styles.amount}>
      <span className={styles.night}>
        <Price
          amount={offer ? averagePrice(offer.priceFen, nights, num) : night}
          original={offer ? night : undefined}
        />
        {nights * num > 1 && <span className={styles.note}>/晚</span>}
      </span>
      {offer && <span className={styles.member}>会员尊享 已减{priceText(yuanOfFen(offer.discountFen))}</span>}
      {nights * num > 1 && (
        <span className={styles.total} {...words(`${num > 1 ? `${num} 间 ` : ''}${nights} 晚共 ${priceText(total)}`)} />
      )}
    </p>
  )
}
