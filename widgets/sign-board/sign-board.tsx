import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import type { SignBoardProps } from './props.schema.ts'
import styles from './sign-board.module.css'

type Day = SignBoardProps['days'][number]

const stateWords = { done: '已签', today: '今天', todo: '' } as const

/** B1 /signActivity/detail: days in a row, the round with its points, and the one button. */
export default function SignBoard(props: SignBoardProps & WidgetTools): ReactNode {
  const { days, streak, earned, word, text, disabled, isBusy, headingLevel, emit } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.place} aria-label="签到">
      <div className={styles.card}>
        <Heading className={styles.title}>
          已连续签到 <b className={styles.count}>{streak}</b> 天
        </Heading>
        {(earned ?? 0) > 0 && <p className={styles.earned}>这次活动已得 {earned} 积分</p>}
        <ol className={styles.days} aria-label="这一轮">
          {keyed(days, (day) => day.nth).map(([day, key]) => (
            <DayCell key={key} day={day} />
          ))}
        </ol>
        {word && (
          <p className={styles.word} role="status">
            {word}
          </p>
        )}
        <div className={styles.action}>
          <MainButton
            tone="accent"
            isWide
            isBusy={isBusy === true}
            isOff={disabled === true}
            onPress={() => emit('press', {})}
          >
            {text}
          </MainButton>
        </div>
      </div>
    </section>
  )
}

function DayCell({ day: { nth, points, state } }: { readonly day: Day }): ReactNode {
  return (
    <li className={styles.day} data-state={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span className={styles.points}>+{points}</span>
      <span className={styles.nth}>{stateWords[state] || `第 ${nth} 天`}</span>
    </li>
  )
}
