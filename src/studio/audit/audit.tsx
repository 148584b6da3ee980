import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type AuditGroup, auditGroups } from '../../../schemas/studio/audit.ts'
import { startOfShopDay } from '../../domain/dates.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import type { CallReply } from '../calls/studio-calls.ts'
import { momentText } from '../pages/ago-text.ts'
import { useStudio } from '../session/studio.ts'
import styles from '../pages/pages.module.css'
import own from './audit.module.css'

type Entry = CallReply<'auditLog'>['entries'][number]

interface AuditFilter {
  readonly group: AuditGroup | ''
  readonly operator: string
  readonly name: string
  readonly from: string
  readonly until: string
}

/** The entries that fit, and more of them when they are asked for. */
function useEntries(filter: AuditFilter) {
  const { call } = useStudio()
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [hasMore, setMore] = useState(false)
  const load = useCallback(
    async (known: readonly Entry[]) => {
      const from = dayStart(filter.from)
      const until = dayStart(filter.until)
      const answer = await call('auditLog', {
        query: {
          ...(filter.group && { group: filter.group }),
          ...(filter.operator && { operator: filter.operator }),
          ...(filter.name && { name: filter.name }),
          ...(from !== undefined && { from }),
          ...(until !== undefined && { until: until + 86_400_000 }),
          ...(known.length > 0 && { before: known.at(-1)?.id ?? 1 }),
        },
      })
      if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
      setEntries([...known, ...answer.reply.entries])
      setMore(answer.reply.more)
    },
    [call, filter],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load([]), 200)
    return () => clearTimeout(timer)
  }, [load])
  return { entries, hasMore, load }
}

/** Who did what, the last first; what fits the filters alone. */
export function Audit(): ReactNode {
  const [filter, setFilter] = useState<AuditFilter>({ group: '', operator: '', name: '', from: '', until: '' })
  const { entries, hasMore, load } = useEntries(filter)
  const set = (name: Exclude<keyof AuditFilter, 'group'>) => (value: string) =>
    setFilter({ ...filter, [name]: value.trim() })
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <h1>操作记录</h1>
        <label className={own.filter}>
          什么事
          <select
            value={filter.group}
            onChange={({ target }) => setFilter({ ...filter, group: target.value as AuditGroup })}
          >
            <option value="">全部</option>
            {Object.entries(auditGroups).map(([group, title]) => (
              <option key={group} value={group}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Filter label="谁" value={filter.operator} onChange={set('operator')} />
        <Filter label="页面的名字" value={filter.name} onChange={set('name')} />
        <Filter label="从" type="date" value={filter.from} onChange={set('from')} />
        <Filter label="到" type="date" value={filter.until} onChange={set('until')} />
      </header>
      {!entries && <Skeleton lines={8} />}
      {entries?.length === 0 && <Empty icon="history">没有符合的记录</Empty>}
      {entries && entries.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">时间</th>
              <th scope="col">谁</th>
              <th scope="col">做了什么</th>
              <th scope="col">来自</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className={styles.when}>{momentText(entry.at)}</td>
                <td>{entry.operator === 'server' ? '商城自己' : entry.operator}</td>
                <td>{entry.sentence}</td>
                <td className={styles.when}>{entry.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasMore && (
        <div className={own.more}>
          <Button onClick={() => void load(entries ?? [])}>更早的</Button>
        </div>
      )}
    </main>
  )
}

/** The day's first moment in the shop's time zone, in epoch ms. */
const dayStart = (day: string) => (day === '' ? undefined : startOfShopDay(day))

interface FilterProps {
  readonly label: string
  readonly type?: 'text' | 'date'
  readonly value: string
  readonly onChange: (value: string) => void
}

const Filter = ({ label, type = 'text', value, onChange }: FilterProps): ReactNode => (
  <label className={own.filter}>
    {label}
    <input type={type} value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
)
