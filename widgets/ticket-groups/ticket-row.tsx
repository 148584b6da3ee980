import type { ReactNode } from 'react'
import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { dayStockWord, isWorthSaying, leftOn, peopleWord, ticketDay } from '../../src/domain/ticket/sale-ticket.ts'
import { addCopy, mostCopies, removeCopy } from '../../src/domain/ticket/ticket-copies.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import styles from './ticket-row.module.css'

interface TicketRowProps {
  readonly ticket: SaleTicket
  readonly date: string
  readonly buyer: Buyer
  readonly copies: number
  readonly onChange: (copies: number) => void
  readonly onType: (text: string) => void
}

/** A ticket: whom it is for, what it holds and costs, how many are left, how many are taken. */
export function TicketRow({ ticket, date, buyer, copies, onChange, onType }: TicketRowProps): ReactNode {
  const { mark, essentialInfo, alias } = ticket
  const { name, description } = essentialInfo.basicInfo
  const day = ticketDay(ticket, date)
  const stock = leftOn(day)
  const people = peopleWord(ticket)
  const step = (to: number) => onChange(to > copies ? addCopy(copies, mark, stock) : removeCopy(copies, mark))
  return (
    <li className={styles.ticket}>
      <p className={styles.name}>
        {name} {people && <Tag>{people}</Tag>}
      </p>
      {(alias ?? description) && <p className={styles.text}>{alias ?? description}</p>}
      <Facts ticket={ticket} />
      <div className={styles.foot}>
        <TicketPrice ticket={ticket} buyer={buyer} />
        <div className={styles.take}>
          <Word day={day} minCopies={mark.minCopies} />
          {stock > 0 && (
            <Stepper
              label={name}
              value={copies}
              min={mark.minBookNum}
              max={mostCopies(mark, stock)}
              onChange={step}
              canType
              onType={onType}
            />
          )}
        </div>
      </div>
    </li>
  )
}

/** What it holds, and from when to when. */
function Facts({ ticket: { childResources, ticketExtend } }: Pick<TicketRowProps, 'ticket'>): ReactNode {
  const facts = [
    childResources?.length && `含 ${childResources.map(({ name }) => name).join('、')}`,
    ticketExtend && `${ticketExtend.beginTime}-${ticketExtend.endTime}`,
  ].filter(Boolean)
  return facts.length > 0 && <p className={styles.text}>{facts.join(' · ')}</p>
}

function TicketPrice({ ticket, buyer }: Pick<TicketRowProps, 'ticket' | 'buyer'>): ReactNode {
  const { mark, memberPrices, underLinedPrice } = ticket
  const shown = priceFor(buyer, mark.unitPrice, memberPrices, underLinedPrice)
  if (shown.amount === mark.unitPrice) return <Price {...shown} />
  return (
    <span className={styles.member}>
      <Price {...shown} />
      <span className={styles.chip}>会员尊享</span>
    </span>
  )
}

interface WordProps {
  readonly day: ReturnType<typeof ticketDay>
  readonly minCopies: number
}

/** How many are left where that is worth saying, else that a few at least are sold. */
function Word({ day, minCopies }: WordProps): ReactNode {
  if (isWorthSaying(day)) return <span className={styles.word}>{dayStockWord(day)}</span>
  return minCopies > 1 && <span className={styles.least}>{minCopies} 份起订</span>
}
