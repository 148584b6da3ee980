import { useId, useState, type ReactNode } from 'react'
import type { Activity } from '../../schemas/domain/activity.ts'
import { activityState, crowdLabel, spanText, stateWords, wordOf } from '../../src/domain/activity/activity-time.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { addDays, dayText, weekdayWord } from '../../src/domain/dates.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Chips } from '../../src/ui/chips/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { TabPanel, Tabs } from '../../src/ui/tabs/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { dayParts, typesOf } from './day-parts.ts'
import { defaults } from './defaults.ts'
import styles from './event-schedule.module.css'
import type { EventScheduleProps } from './props.schema.ts'

const DAYS = ['今天', '明天', '后天'] as const

/** A2: query space=1 opens the schedule on tomorrow, 2 on the day after. */
const dayOfSpace = (space: string | undefined) => (space === '1' || space === '2' ? Number(space) : 0)

export default function EventSchedule(props: EventScheduleProps & WidgetTools): ReactNode {
  const { date, today, tomorrow, dayAfter, space, emit, now } = props
  const id = useId()
  const time = useMinute(now)
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? dayOfSpace(space)
  const days = [today, tomorrow, dayAfter]
  const select = (next: number) => {
    if (next === index) return
    setChosen(next)
    emit('day', { index: next, date: addDays(date, next) })
  }
  const tabs = DAYS.map((word, ahead) => ({ id: word, title: `${word} ${shortDay(addDays(date, ahead))}` }))
  return (
    <section className={styles.schedule}>
      <div className={styles.tabs}>
        <Tabs id={id} label="日期" tabs={tabs} selected={index} onSelect={select} />
      </div>
      <TabPanel id={id} selected={index} isBusy={false}>
        <Day
          key={index}
          {...props}
          day={addDays(date, index)}
          activities={days[index] ?? []}
          next={days.findIndex((list, ahead) => ahead > index && list.length > 0)}
          time={time}
          onDay={select}
        />
      </TabPanel>
    </section>
  )
}

const shortDay = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8, 10))}`

interface DayProps extends EventScheduleProps, WidgetTools {
  readonly day: string
  readonly activities: readonly Activity[]
  /** The next day that has activities, or -1. */
  readonly next: number
  readonly time: number | undefined
  readonly onDay: (index: number) => void
}

/** One day: filters by type, then the activities by time. Another day begins without a filter. */
function Day({ day, activities, next, time, onDay, ...props }: DayProps): ReactNode {
  const { types = [], emptyText = defaults.emptyText, headingLevel } = props
  const [label, setLabel] = useState<string>()
  const options = typesOf(activities, types)
  const type = options.find((option) => option.label === label)?.value
  const shown = type ? activities.filter((activity) => activity.type === type) : activities
  const Heading = `h${headingLevel}` as const
  if (activities.length === 0) {
    const action = next > 0 ? <Button onPress={() => onDay(next)}>看看{DAYS[next]}的活动</Button> : undefined
    return <EmptyState text={emptyText} hint={`${dayText(day)} ${weekdayWord(day)}`} action={action} />
  }
  return (
    <>
      {options.length > 1 && (
        <Chips
          label="按类型筛选"
          options={options.map((option) => option.label)}
          selected={label}
          onSelect={setLabel}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {dayText(day)} {weekdayWord(day)} · 共 {shown.length} 场活动
      </p>
      {dayParts(shown).map((part) => (
        <div key={part.word} className={styles.part}>
          <Heading className={styles.word}>{part.word}</Heading>
          <ol className={styles.list}>
            {keyed(part.activities, (activity) => activity.activityId).map(([activity, key]) => (
              <li key={key}>
                <Event activity={activity} time={time} {...props} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  )
}

interface EventProps
  extends Pick<EventScheduleProps, 'types' | 'detailTo'>, Pick<WidgetTools, 'emit' | 'headingLevel'> {
  readonly activity: Activity
  readonly time: number | undefined
}

function Event({ activity, time, types, detailTo = defaults.detailTo, emit, headingLevel }: EventProps): ReactNode {
  const { activityId, activityName, date, place, themePicUri, crowdType, type, price, needBooking } = activity
  const state = activityState(activity, time)
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const to = `${detailTo}?activityId=${encodeURIComponent(activityId)}&date=${date}`
  const word = stateWords[state]
  return (
    <Card className={styles.event}>
      <div className={styles.scene} data-state={state}>
        <Picture className={styles.picture} src={themePicUri} alt="" shape="tile" sizes="112px" />
        {word && <span className={styles.state}>{word}</span>}
      </div>
      <div className={styles.words} data-state={state}>
        <p className={styles.time}>{spanText(activity)}</p>
        <Heading className={styles.name}>
          <Link
            target={addressTarget(to)}
            className={cardLink}
            onPress={() => emit('select', { activity })}
            {...words(activityName)}
          />
        </Heading>
        <p className={styles.place}>
          <Icon name="location" />
          <span className={styles.placeName}>{place}</span>
        </p>
        <p className={styles.facts}>
          <span className={styles.tags}>
            {keyed([wordOf(types, type), crowdLabel(crowdType)], String).map(
              ([fact, key]) => fact && <Tag key={key}>{fact}</Tag>,
            )}
          </span>
          <span className={styles.price} hidden={state === 'cancelled'}>
            {needBooking && <span className={styles.booking}>需预约</span>}
            {price === 0 ? <span className={styles.free}>免费</span> : <Price amount={price} />}
          </span>
        </p>
      </div>
    </Card>
  )
}
