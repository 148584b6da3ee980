import { useEffect, useRef, type ReactNode } from 'react'
import type { Activity } from '../../schemas/domain/activity.ts'
import {
  activityState,
  clockText,
  crowdLabel,
  stateWords,
  wordOf,
  type ActivityState,
} from '../../src/domain/activity/activity-time.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { dayText, weekdayWord } from '../../src/domain/dates.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './activity-schedule.module.css'
import { defaults } from './defaults.ts'
import type { ActivityScheduleProps } from './props.schema.ts'
import { firstOpen, shownDay, type ShownDay } from './shown-day.ts'
import { useTurning } from './use-turning.ts'

/** Rows in sight at a time. */
const WINDOW = 3

export default function ActivitySchedule(props: ActivityScheduleProps & WidgetTools): ReactNode {
  const { title, today, tomorrow, dayAfter, moreText, moreTo } = { ...defaults, ...props }
  const { emit, headingLevel } = props
  const day = shownDay([today, tomorrow, dayAfter])
  if (!day) return null
  const date = day.activities[0]!.date
  const to = day.ahead === 0 ? moreTo : `${moreTo}${moreTo.includes('?') ? '&' : '?'}space=${day.ahead}`
  return (
    <section className={styles.schedule}>
      <SectionTitle
        level={headingLevel}
        title={title}
        subtitle={`${day.word} · ${dayText(date)} ${weekdayWord(date)} · 共 ${day.activities.length} 场`}
        more={{ text: moreText, target: addressTarget(to), onPress: () => emit('more', {}) }}
      />
      <Rows key={day.ahead} day={day} {...props} />
    </section>
  )
}

function Rows({ day, ...props }: ActivityScheduleProps & WidgetTools & { readonly day: ShownDay }): ReactNode {
  const { activities } = day
  const list = useRef<HTMLDivElement>(null)
  const time = useMinute(props.now)
  const states = activities.map((activity) => activityState(activity, time))
  const begin = time === undefined ? undefined : firstOpen(states.map((state) => state === 'over'))
  const places = Math.max(1, activities.length - WINDOW + 1)
  const rows = useRef<HTMLOListElement>(null)
  const { at, isPaused, setPaused, step } = useTurning(rows, places, props.interval ?? defaults.interval, begin)
  useEffect(() => {
    list.current?.style.setProperty('--at', String(at))
  }, [at])
  return (
    <div className={styles.card} ref={list}>
      <div className={styles.window} data-rows={Math.min(WINDOW, activities.length)}>
        <ol className={styles.rows} ref={rows}>
          {keyed(activities, (activity) => activity.activityId).map(([activity, key], index) => (
            <li key={key} className={styles.row} inert={index < at || index >= at + WINDOW}>
              <Row activity={activity} state={states[index]!} {...props} />
            </li>
          ))}
        </ol>
      </div>
      {places > 1 && (
        <div className={styles.bar}>
          <p className={styles.count} aria-hidden="true">
            第 {at + 1}-{Math.min(at + WINDOW, activities.length)} 场 / 共 {activities.length} 场
          </p>
          <IconButton
            icon={isPaused ? 'resume' : 'pause'}
            label={isPaused ? '继续滚动' : '暂停滚动'}
            onPress={() => setPaused(!isPaused)}
          />
          <span className={styles.down}>
            <IconButton icon="chevron" label="下一场" onPress={step} />
          </span>
        </div>
      )}
    </div>
  )
}

interface RowProps extends ActivityScheduleProps, Pick<WidgetTools, 'emit' | 'headingLevel'> {
  readonly activity: Activity
  readonly state: ActivityState
}

function Row({ activity, state, types, detailTo = defaults.detailTo, emit, headingLevel }: RowProps): ReactNode {
  const { activityId, activityName, date, beginTime, finishTime, place, themePicUri, crowdType, type } = activity
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const to = `${detailTo}?activityId=${encodeURIComponent(activityId)}&date=${date}`
  const word = stateWords[state]
  return (
    <article className={styles.activity} data-state={state}>
      <p className={styles.time}>
        <span className={styles.begin}>{clockText(beginTime)}</span>
        <span className={styles.finish}>
          <span className="visually-hidden">至</span>
          {clockText(finishTime)}
        </span>
      </p>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            target={addressTarget(to)}
            className={styles.link}
            onPress={() => emit('select', { activity })}
            {...words(activityName)}
          />
        </Heading>
        <p className={styles.place}>
          <Icon name="location" />
          <span className={styles.placeName}>{place}</span>
        </p>
        <p className={styles.facts}>
          {word && <span className={styles.state}>{word}</span>}
          <span className={styles.fact}>
            {[wordOf(types, type), crowdLabel(crowdType)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <Picture className={styles.picture} src={themePicUri} alt="" shape="tile" sizes="72px" />
    </article>
  )
}
