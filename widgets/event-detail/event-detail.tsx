import type { ReactNode } from 'react'
import type { Activity } from '../../schemas/domain/activity.ts'
import { memberLevels } from '../../schemas/domain/member-levels.ts'
import { activityState, crowdLabel, spanText, stateWords, wordOf } from '../../src/domain/activity/activity-time.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText, dayWord, weekdayWord } from '../../src/domain/dates.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { defaults } from './defaults.ts'
import styles from './event-detail.module.css'
import type { EventDetailProps } from './props.schema.ts'

export default function EventDetail(props: EventDetailProps & WidgetTools): ReactNode {
  const { activity, types, today, bookingText, moreText, moreTo } = { ...defaults, ...props }
  const { emit, headingLevel, now, isFirstView } = props
  const state = activityState(activity, useMinute(now))
  const Heading = `h${headingLevel}` as const
  const type = wordOf(types, activity.type)
  const word = stateWords[state]
  return (
    <article className={styles.detail}>
      <div className={styles.scene} data-state={state}>
        <Picture src={activity.themePicUri} alt="" shape="card" sizes={SIZES} isPriority={isFirstView} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.tags}>
            {word && (
              <span className={styles.state} data-state={state}>
                {word}
              </span>
            )}
            {keyed([type, crowdLabel(activity.crowdType)], String).map(
              ([fact, key]) => fact && <Tag key={key}>{fact}</Tag>,
            )}
          </p>
          <Heading className={styles.name} {...words(activity.activityName)} />
          <p className={styles.summary}>{activity.summary}</p>
        </div>
        <Facts activity={activity} bookingText={bookingText} />
        <Description activity={activity} level={headingLevel} />
        <p className={styles.more}>
          <ButtonLink
            kind="quiet"
            target={addressTarget(scheduleOf(moreTo, activity.date, today))}
            onPress={() => emit('more', {})}
          >
            {moreText}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

/** The column is never wider than this. */
const SIZES = '(min-width: 672px) 672px, 100vw'

/** A2: the schedule opens on tomorrow for space=1, on the day after for space=2. */
function scheduleOf(to: string, date: string, today: string | undefined): string {
  const ahead = today ? ['今天', '明天', '后天'].indexOf(dayWord(date, today)) : 0
  return ahead > 0 ? `${to}${to.includes('?') ? '&' : '?'}space=${ahead}` : to
}

function Facts({ activity, bookingText }: { readonly activity: Activity; readonly bookingText: string }): ReactNode {
  const { date, place, crowdType, price, needBooking, levelLimit = 0 } = activity
  return (
    <dl className={styles.facts}>
      <Fact icon={<ServiceIcon name="clock" />} word="时间">
        <span className={styles.strong}>{spanText(activity)}</span>
        <span className={styles.note}>
          {dayText(date)} {weekdayWord(date)}
        </span>
      </Fact>
      <Fact icon={<Icon name="location" />} word="地点">
        {place}
      </Fact>
      <Fact icon={<Icon name="user" />} word="适合">
        {crowdLabel(crowdType)}
        {levelLimit > 0 && <span className={styles.level}>{memberLevels[levelLimit]}及以上可参加</span>}
      </Fact>
      <Fact icon={<Icon name="ticket" />} word="费用">
        {price === 0 ? <span className={styles.free}>免费</span> : <Price amount={price} />}
      </Fact>
      {needBooking && (
        <Fact icon={<ServiceIcon name="calendar" />} word="预约">
          需预约
          <span className={styles.note}>{bookingText}</span>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  readonly icon: ReactNode
  readonly word: string
  readonly children: ReactNode
}

function Fact({ icon, word, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.word}>
        <span className={styles.icon}>{icon}</span>
        {word}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** What the activity is about, a paragraph for each empty line; nothing when nobody wrote it. */
function Description({ activity, level }: { readonly activity: Activity; readonly level: 2 | 3 }): ReactNode {
  const paragraphs = activity.description?.split(/\n\s*\n/).filter((text) => text.trim() !== '') ?? []
  if (paragraphs.length === 0) return null
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={styles.about}>
      <Heading className={styles.title}>活动介绍</Heading>
      {keyed(paragraphs, String).map(([text, key]) => (
        <p key={key} className={styles.paragraph}>
          {text}
        </p>
      ))}
    </div>
  )
}
