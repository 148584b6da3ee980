import { useState, type ReactNode } from 'react'
import { yuanOfFen } from '../../src/domain/money.ts'
import { priceText } from '../../src/domain/price.ts'
import { allowedPicks, readPicks } from '../../src/domain/ticket/ticket-picks.ts'
import { ticketTotal } from '../../src/domain/ticket/ticket-total.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import type { TicketBarProps } from './props.schema.ts'
import styles from './ticket-bar.module.css'

const loadSheet = () => import('./total-sheet.tsx')

/** What the chosen tickets cost, and the button that orders them: nothing while nothing is chosen (A2, A5). */
export default function TicketBar(props: TicketBarProps & WidgetTools): ReactNode {
  const { text, closedText, isClosed = false, emit } = { ...defaults, ...props }
  const { choice, total } = chosen(props)
  const isOff = isClosed || (total.totalFen === 0 && total.count === 0)
  const isBusy = useBusy(props.isBusy === true)
  return (
    <ActionBar label="购买">
      {!isClosed && <Total total={total} />}
      <button
        type="button"
        className={styles.buy}
        data-wide
        aria-disabled={isOff || isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={isOff || isBusy ? undefined : () => emit('buy', choice)}
      >
        {isClosed ? closedText : text}
      </button>
    </ActionBar>
  )
}

/** What is ordered, and what it costs who looks. */
function chosen(props: TicketBarProps) {
  const { productId, groups = [], picks, saleDate: date = '', sessionId: session = '', level, vipRate } = props
  const resources = groups.flatMap((group) => group.resources)
  const allowed = allowedPicks(readPicks(picks), resources)
  const choices = Object.entries(allowed).map(([id, quantity]) => ({ id, quantity }))
  return {
    choice: { productId, date, session, choices },
    total: ticketTotal(resources, allowed, { level, vipRate }),
  }
}

function Total({ total }: { readonly total: ReturnType<typeof ticketTotal> }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { Part: TotalSheet, fetch } = useLazyPart(loadSheet)
  const { count, totalFen, discountFen } = total
  if (count === 0)
    return (
      <p className={styles.none} data-wide>
        请选择门票
      </p>
    )
  const open = () => {
    fetch()
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.total}
        data-wide
        aria-haspopup="dialog"
        onPointerDown={fetch}
        onFocus={fetch}
        onClick={open}
      >
        <span className={styles.sum} aria-live="polite">
          <span className={styles.label}>共 {count} 张 合计</span>
          <Price amount={yuanOfFen(totalFen)} />
        </span>
        <span className={styles.detail}>
          {discountFen > 0 && <span className={styles.saved}>已优惠{priceText(yuanOfFen(discountFen))}</span>}
          明细
          <Icon name="chevron" />
        </span>
      </button>
      {isOpen && TotalSheet && <TotalSheet total={total} onClose={() => setOpen(false)} />}
    </>
  )
}
