import type { ReactNode } from 'react'
import { calendarFile } from '../../src/domain/order/calendar-file.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import { groupedCode } from '../../src/domain/order/grouped-code.ts'
import { dayText, weekdayWord } from '../../src/domain/dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Facts } from '../../src/ui/facts/index.tsx'
import { Panel } from '../../src/ui/panel/index.tsx'
import styles from './next-visit.module.css'
import type { NextVisitProps } from './props.schema.ts'

const dayOf = (day: string) => `${dayText(day)} ${weekdayWord(day)}`

/** What is next of something that was paid: the day, the place, the code, and the way into the phone's calendar. */
export default function NextVisit(props: NextVisitProps & WidgetTools): ReactNode {
  const { orderId, orderTime, name, from, until, place, code, isPosted = false, headingLevel } = props
  return (
    <section className={styles.place}>
      <Panel title="下一步" level={headingLevel}>
        <p className={styles.step}>{stepOf(props)}</p>
        {!isPosted && (
          <Facts
            rows={[
              ['日期', daysText(from, until)],
              ['地点', place],
              ['券码', code && groupedCode(code)],
            ]}
          />
        )}
        {from && (
          <a
            className={styles.add}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile({ orderId, orderTime, name, from, until, place }))}`}
            download={`${orderId}.ics`}
          >
            加入日历
          </a>
        )}
      </Panel>
    </section>
  )
}

function stepOf({ from, isStay = false, isPosted = false, code }: NextVisitProps): string {
  if (isPosted) return '等商家发货，物流在订单里看'
  if (isStay && from) return `${dayOf(from)}入住，带好全部入住人的有效证件`
  if (from) return `${dayOf(from)}到店，${code ? '出示券码' : '券码在订单里'}`
  return code ? '到店出示券码就能使用' : '券码发出后在订单里看'
}
