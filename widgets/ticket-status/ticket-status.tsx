import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText } from '../../src/domain/dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { defaults } from './defaults.ts'
import type { TicketStatusProps } from './props.schema.ts'
import styles from './ticket-status.module.css'

/** Why a ticket can't be bought now (A4). */
export default function TicketStatus(props: TicketStatusProps & WidgetTools): ReactNode {
  const { state, effectTime, moreText, moreTo, headingLevel, now, emit } = { ...defaults, ...props }
  useOver(state === 'not-yet' && effectTime ? `${effectTime}T00:00` : undefined, now, () => emit('turn', {}))
  const words = wordsOf(props)
  if (!words) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.status}>
      <div className={styles.card}>
        <span className={styles.icon}>
          <ServiceIcon name="clock" />
        </span>
        <div className={styles.words}>
          <Heading className={styles.title}>{words.title}</Heading>
          <p className={styles.text}>{words.text}</p>
        </div>
        <ButtonLink kind="quiet" target={addressTarget(moreTo)} onPress={() => emit('more', {})}>
          {moreText}
        </ButtonLink>
      </div>
    </section>
  )
}

function wordsOf({ state, effectTime, expireDate }: TicketStatusProps) {
  if (state === 'on-sale') return undefined
  const from = effectTime ? `${longDay(effectTime)}起可以预订` : '到有效期后可以预订'
  const until = expireDate ? `有效期到${longDay(expireDate)}为止` : '有效期已经结束'
  return {
    'off-shelf': { title: '当前产品已下架', text: '它暂时不卖了' },
    'not-published': { title: '尚未开售', text: '开售时间请留意后续通知' },
    'not-yet': { title: '未到有效期', text: from },
    over: { title: '已过有效期', text: until },
  }[state]
}

const longDay = (date: string) => `${date.slice(0, 4)}年${dayText(date)}`
