import { useEffect, useRef, type ReactNode } from 'react'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useClock } from '../../src/ui/countdown/use-clock.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { words } from '../../src/ui/words/index.ts'
import { People } from './people.tsx'
import styles from './team-panel.module.css'
import type { TeamPanelProps } from './props.schema.ts'

/** How a team stands (A4): who is in it, how many it still wants and for how long, and the one thing to do. */
export default function TeamPanel(props: TeamPanelProps & WidgetTools): ReactNode {
  const { status, persons, endTime, people, note, button, more, emit, now, headingLevel } = props
  const isBusy = useBusy(props.isBusy === true)
  useOver(props)
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place}>
      <div className={styles.card} data-status={status}>
        <Heading className={styles.title}>{titleOf(props)}</Heading>
        {status === 1 && (
          <p className={styles.time}>
            <Countdown until={endTime} now={now} word="距结束还有" />
          </p>
        )}
        <People people={people} persons={persons} isOpen={status === 1} />
        {note && <p className={styles.note} {...words(note)} />}
        {button && (
          <p className={styles.action}>
            <MainButton tone="accent" isWide isBusy={isBusy} onPress={() => emit('press', {})}>
              {button}
            </MainButton>
          </p>
        )}
        {more && (
          <button type="button" className={styles.more} onClick={() => emit('more', {})}>
            {more}
          </button>
        )}
      </div>
    </section>
  )
}

function titleOf({ status, remain }: TeamPanelProps): string {
  if (status === 2) return '拼团成功'
  if (status === 3) return '拼团失败'
  return remain > 0 ? `还差 ${remain} 人成团` : '马上成团'
}

/** Tells once that the time of a team that is forming is over, while somebody looks at it. */
function useOver({ status, endTime, now, emit }: TeamPanelProps & WidgetTools): void {
  const time = useClock(now)
  const end = shopTimeToEpoch(endTime)
  const told = useRef<string>(undefined)
  const isOver = status === 1 && time !== undefined && end !== undefined && time >= end
  useEffect(() => {
    if (!isOver || told.current === endTime) return
    told.current = endTime
    emit('over', {})
  }, [isOver, endTime, emit])
}
