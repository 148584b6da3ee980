import type { ReactNode } from 'react'
import { channelName } from '../../domain/studio/context-words.ts'
import { countText, dayText, rateText } from './figures.ts'
import type { PageNumbers } from './numbers-view.ts'
import styles from './numbers.module.css'

interface SeenLine {
  readonly key: string
  readonly name: string
  readonly exposures: number
  readonly clicks: number
}

interface SeenTableProps {
  readonly title: string
  /** What a line is. */
  readonly of: string
  /** 曝光, or of a whole page 浏览. */
  readonly seen: string
  readonly lines: readonly SeenLine[]
}

/** Lines with a bar of how often each was seen beside the others. */
function SeenTable({ title, of, seen, lines }: SeenTableProps): ReactNode {
  const most = Math.max(1, ...lines.map(({ exposures }) => exposures))
  if (lines.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <td aria-hidden="true" />
          <th scope="col">{seen}</th>
          <th scope="col">点击</th>
          <th scope="col">点击率</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            <td className={styles.bar} aria-hidden="true">
              <svg width="72" height="8">
                <rect width={Math.max(1, Math.round((line.exposures / most) * 72))} height="8" rx="2" />
              </svg>
            </td>
            <td>{countText(line.exposures)}</td>
            <td>{countText(line.clicks)}</td>
            <td>{rateText(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** By the day and by the channel. */
export const SeenTables = ({
  numbers: { days, channels },
  seen,
}: {
  readonly numbers: PageNumbers
  readonly seen: string
}): ReactNode => (
  <>
    <SeenTable
      title="每天"
      of="日子"
      seen={seen}
      lines={days.map((one) => ({ ...one, key: one.day, name: dayText(one.day) }))}
    />
    <SeenTable
      title="渠道"
      of="从哪里"
      seen={seen}
      lines={channels.map((one) => ({ ...one, key: one.channel, name: channelName(one.channel) }))}
    />
  </>
)
