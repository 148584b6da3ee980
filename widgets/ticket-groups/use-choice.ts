import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { choicePrice } from '../../src/domain/ticket/choice-price.ts'
import { mainOrderProblem } from '../../src/domain/order/main-order.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { leftOn, ticketDay } from '../../src/domain/ticket/sale-ticket.ts'
import { fittingCopies } from '../../src/domain/ticket/ticket-copies.ts'
import { createDraft } from '../../src/kit/draft.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { TicketGroupsProps } from './props.schema.ts'

/** Copies by the id of their ticket. */
export type Copies = Readonly<Record<string, number>>

const NONE: Copies = {}

const copiesDraft = createDraft('copies', { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } })

/**
 * What is chosen: it is remembered for the visit, brought to what another day holds, and told whenever it is another. For a choice of
 * nothing that was never another, nothing is told.
 */
export function useChoice(props: TicketGroupsProps & WidgetTools): readonly [Copies, (next: Copies) => void] {
  const { tickets, date, keep, memory, emit } = props
  const [wanted, setWanted] = useState(NONE)
  const copies = useMemo(() => fitting(wanted, tickets, date), [wanted, tickets, date])
  const told = useRef('')
  useEffect(() => {
    const before = keep ? copiesDraft.read(memory, keep) : undefined
    if (before) setWanted(before)
  }, [keep, memory])
  const choice = choiceOf(props, copies)
  const text = JSON.stringify(choice)
  const tell = useEffectEvent((now: string) => {
    if (now === told.current || (told.current === '' && choice.count === 0)) return
    told.current = now
    emit('choose', choice)
  })
  // `text` is the choice, by what is in it.
  useEffect(() => tell(text), [text])
  const choose = (next: Copies) => {
    setWanted(next)
    if (keep) copiesDraft.keep(memory, next, keep)
  }
  return [copies, choose]
}

/** What of a choice can be had on a day. */
function fitting(copies: Copies, tickets: readonly SaleTicket[], date: string): Copies {
  const chosen = tickets.flatMap((ticket) => {
    const { productId } = ticket.mark
    const wanted = copies[productId] ?? 0
    return wanted > 0 ? [[productId, fittingCopies(wanted, ticket.mark, leftOn(ticketDay(ticket, date)))] as const] : []
  })
  return Object.fromEntries(chosen)
}

function choiceOf({ tickets, date, level, vipRate, mainOrder }: TicketGroupsProps, copies: Copies) {
  const chosen = tickets
    .map((ticket) => ({ ticket, copies: copies[ticket.mark.productId] ?? 0 }))
    .filter((one) => one.copies > 0)
  const priced = chosen.map(({ ticket: { mark, memberPrices }, copies: number }) => ({
    unitPrice: mark.unitPrice,
    memberPrices,
    copies: number,
  }))
  const { totalFen, originalFen } = choicePrice(priced, { level, vipRate })
  const isDated = chosen.some(({ ticket }) => ticket.priceInventoryMode === 'D')
  const people = chosen.map((one) => ({ ...one, availablePeopleType: one.ticket.availablePeopleType }))
  return {
    choices: chosen.map(({ ticket, copies: quantity }) => ({ id: ticket.mark.productId, quantity })),
    count: chosen.reduce((sum, one) => sum + one.copies, 0),
    total: yuanOfFen(totalFen),
    original: yuanOfFen(originalFen),
    problem: (mainOrder && mainOrderProblem(mainOrder, isDated ? date : undefined, people)) ?? '',
  }
}
