import { useState, type ReactNode } from 'react'
import type { Message } from '../../schemas/domain/message.ts'
import { commentTime } from '../../src/domain/product/comments.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { cardLink, Card } from '../../src/ui/card/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { UnreadBar } from '../../src/ui/unread-bar/index.tsx'
import { defaults } from './defaults.ts'
import styles from './message-list.module.css'
import type { MessageListProps } from './props.schema.ts'

/** B2.9 OrderNotice, ServiceNotice: what the shop told a member, page by page. */
export default function MessageList(props: MessageListProps & WidgetTools): ReactNode {
  const { messages, unread, more, endText, emit, headingLevel, now } = { ...defaults, ...props }
  const time = useMinute(now)
  const [opened, setOpened] = useState<readonly string[]>([])
  const open = (message: Message) => {
    setOpened((ids) => [...ids, message.id])
    emit('select', { message })
  }
  return (
    <section className={styles.section} aria-label="消息">
      <UnreadBar unread={unread} onReadAll={() => emit('readAll', {})} />
      <ul className={styles.list} aria-busy={more === 'replacing'}>
        {keyed(messages, (message) => message.id).map(([message, key]) => (
          <li key={key}>
            <Row
              {...{ message, time, level: headingLevel }}
              isRead={message.isRead || opened.includes(message.id)}
              onOpen={() => open(message)}
              onRemove={() => emit('remove', { message })}
            />
          </li>
        ))}
      </ul>
      <ListEnd more={more} length={messages.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}

interface RowProps {
  readonly message: Message
  readonly time: number | undefined
  readonly level: 2 | 3
  readonly isRead: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Row({
  message: { title, text, link, createTime },
  time,
  level,
  isRead,
  onOpen,
  onRemove,
}: RowProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title} data-unread={!isRead || undefined}>
          <Link target={addressTarget(link)} className={cardLink} onPress={onOpen}>
            {title}
            {!isRead && <span className="visually-hidden">，未读</span>}
          </Link>
        </Heading>
        <time className={styles.time} dateTime={`${createTime}+08:00`}>
          {commentTime(createTime, time)}
        </time>
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.foot}>
        <span className={styles.more} aria-hidden="true">
          查看详情
        </span>
        <button type="button" className={styles.remove} onClick={onRemove}>
          删除<span className="visually-hidden">：{title}</span>
        </button>
      </p>
    </Card>
  )
}
