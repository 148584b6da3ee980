import type { ReactNode } from 'react'
import type { MessageGroup, MessageKind } from '../../schemas/domain/message.ts'
import { commentTime } from '../../src/domain/product/comments.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { UnreadBar } from '../../src/ui/unread-bar/index.tsx'
import { defaults } from './defaults.ts'
import styles from './message-groups.module.css'
import type { MessageGroupsProps } from './props.schema.ts'

const groupsText = {
  order: { title: '订单消息', icon: 'ticket', none: '付款、发货、退款的消息在这里' },
  service: { title: '服务消息', icon: 'notice', none: '预约、核销、点评的消息在这里' },
} as const satisfies Record<MessageKind, object>

/** B2.9 MessageCenter: the two groups of a member's messages, each with its last one and how many are unread. */
export default function MessageGroups(props: MessageGroupsProps & WidgetTools): ReactNode {
  const { groups, unread, orderTo, serviceTo, emit, headingLevel, now } = { ...defaults, ...props }
  const time = useMinute(now)
  const to = { order: orderTo, service: serviceTo }
  return (
    <section className={styles.section} aria-label="消息分组">
      <UnreadBar unread={unread} onReadAll={() => emit('readAll', {})} />
      <ul className={styles.list}>
        {keyed(groups, (group) => group.kind).map(([group, key]) => (
          <li key={key}>
            <Group {...{ group, time, to: to[group.kind], level: headingLevel }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GroupProps {
  readonly group: MessageGroup
  readonly time: number | undefined
  readonly to: string
  readonly level: 2 | 3
}

function Group({ group: { kind, unread, last }, time, to, level }: GroupProps): ReactNode {
  const { title, icon, none } = groupsText[kind]
  const Heading = `h${level}` as const
  return (
    <Link target={addressTarget(to)} className={styles.row}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.last}>{last ? `${last.title}：${last.text}` : none}</span>
      </span>
      <span className={styles.side}>
        <span className={styles.time}>{last && commentTime(last.createTime, time)}</span>
        {unread > 0 && (
          <span className={styles.badge}>
            {unread > 99 ? '99+' : unread}
            <span className="visually-hidden"> 条未读</span>
          </span>
        )}
      </span>
    </Link>
  )
}
