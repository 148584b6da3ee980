import { useId, useState, type ReactNode } from 'react'
import type { MainOrder } from '../../schemas/domain/main-order.ts'
import { leftOn, ticketDay, ticketGroups, type TicketGroup } from '../../src/domain/ticket/sale-ticket.ts'
import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import { typedCopies } from '../../src/domain/ticket/ticket-copies.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { Icon } from '../../src/ui/icon/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import type { TicketGroupsProps } from './props.schema.ts'
import styles from './ticket-groups.module.css'
import { TicketRow } from './ticket-row.tsx'
import { useChoice, type Copies } from './use-choice.ts'

/** B8. */
const SOLD_OUT = '很抱歉，当日在售门票均已售罄，您可以更换出游日期了解更多票务信息。'
const NOTHING = '很抱歉，暂无可售产品'

/** The tickets of a day, and how many of each are taken (B2.3, B4, B5). */
export default function TicketGroups(props: TicketGroupsProps & WidgetTools): ReactNode {
  const { title = defaults.title, tickets, date, mainOrder, headingLevel } = props
  const [copies, choose] = useChoice(props)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const isSoldOut = tickets.every((ticket) => leftOn(ticketDay(ticket, date)) === 0)
  return (
    <section className={styles.tickets}>
      <Heading className={styles.title}>{title}</Heading>
      {mainOrder && <p className={styles.stay}>{stayText(mainOrder)}</p>}
      {isSoldOut ? (
        <EmptyState text={tickets.length === 0 ? NOTHING : SOLD_OUT} />
      ) : (
        <Groups {...props} copies={copies} choose={choose} />
      )}
    </section>
  )
}

const stayText = ({ mainOrderAdults, mainOrderChilds }: MainOrder) =>
  `您的住宿订单：${[mainOrderAdults > 0 && `${mainOrderAdults} 成人`, mainOrderChilds > 0 && `${mainOrderChilds} 儿童`].filter(Boolean).join('、') || '没有入住人'}，票数要一致`

interface ChoiceProps {
  readonly copies: Copies
  readonly choose: (next: Copies) => void
}

/** B9: the first three groups, then 查看全部 / 收起. */
const SHOWN = 3

function Groups(props: TicketGroupsProps & WidgetTools & ChoiceProps): ReactNode {
  const { tickets, copies } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const groups = ticketGroups(tickets)
  const rest = groups.slice(SHOWN)
  const isChosen = ({ tickets: list }: TicketGroup<SaleTicket>) => list.some(({ mark }) => copies[mark.productId])
  // What was chosen is never out of sight.
  const more = isOpen ? rest : rest.filter(isChosen)
  return (
    <>
      <div id={id} className={styles.groups}>
        {keyed([...groups.slice(0, SHOWN), ...more], (group) => group.name ?? '').map(([group, key]) => (
          <Group key={key} group={group} {...props} />
        ))}
      </div>
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '查看全部'}
          <span className={styles.arrow}>
            <Icon name="chevron" />
          </span>
        </button>
      )}
    </>
  )
}

interface GroupProps extends ChoiceProps {
  readonly group: TicketGroup<SaleTicket>
}

function Group(props: TicketGroupsProps & WidgetTools & GroupProps): ReactNode {
  const { group, date, level, vipRate, copies, choose, emit, headingLevel } = props
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const type = (ticket: SaleTicket, text: string) => {
    const typed = typedCopies(text, ticket.mark, leftOn(ticketDay(ticket, date)))
    choose({ ...copies, [ticket.mark.productId]: typed.copies })
    if (!typed.isNumber) emit('invalid', { message: '请输入正确的数量' })
  }
  return (
    <div className={styles.group}>
      {group.name && <Heading className={styles.name} {...words(group.name)} />}
      <ul>
        {keyed(group.tickets, (ticket) => ticket.mark.productId).map(([ticket, key]) => (
          <TicketRow
            key={key}
            ticket={ticket}
            date={date}
            buyer={{ level, vipRate }}
            copies={copies[ticket.mark.productId] ?? 0}
            onChange={(number) => choose({ ...copies, [ticket.mark.productId]: number })}
            onType={(text) => type(ticket, text)}
          />
        ))}
      </ul>
    </div>
  )
}
