import { useState, type ReactNode } from 'react'
import { countText } from '../../src/domain/count-text.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './group-buy.module.css'
import type { GroupBuyProps } from './props.schema.ts'
import { rules as shopRules } from './rules.ts'

const TITLES = { 0: '拼团即将开始', 1: '拼团进行中', 2: '拼团已结束' } as const

/** How a group buy stands (A4), what it costs, and its rules in a sheet (A2). */
export default function GroupBuy(props: GroupBuyProps & WidgetTools): ReactNode {
  const { price, original, persons, joined = 0, timeStatus, rules = shopRules, emit } = props
  const [isOpen, setOpen] = useState(false)
  const sheet = useLazyPart(() => import('./rule-sheet.tsx'))
  return (
    <section className={styles.group} data-state={timeStatus} aria-label={TITLES[timeStatus]}>
      <div className={styles.line}>
        <Price amount={price} original={original} size="l" />
        <Time {...props} />
      </div>
      <div className={styles.line}>
        <p className={styles.facts}>
          <b className={styles.persons}>{persons} 人团</b>
          {joined > 0 && `已拼 ${countText(joined)} 人`}
        </p>
        <button
          type="button"
          className={styles.rules}
          aria-haspopup="dialog"
          onPointerDown={sheet.fetch}
          onClick={() => {
            sheet.fetch()
            setOpen(true)
            emit('rules', {})
          }}
        >
          拼团规则
          <Icon name="chevron" />
        </button>
      </div>
      {isOpen && sheet.Part && <sheet.Part rules={rules} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Time({ timeStatus, startDate, endDate, now }: GroupBuyProps & WidgetTools): ReactNode {
  if (timeStatus === 2) return <span className={styles.time}>{TITLES[2]}</span>
  if (timeStatus === 0)
    return (
      <span className={styles.time}>
        <Countdown until={startDate} now={now} word="距开始" deadline="开始" over="已开始" />
      </span>
    )
  return (
    <span className={styles.time}>
      <Countdown until={endDate} now={now} />
    </span>
  )
}
