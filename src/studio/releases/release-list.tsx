import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { useCommand } from '../app/commands.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { agoText } from '../pages/ago-text.ts'
import { may, useStudio } from '../session/studio.ts'
import { FourEyesSwitch } from './four-eyes-switch.tsx'
import { NewReleaseDialog } from './new-release-dialog.tsx'
import { ReleaseStateChips } from './release-state-chip.tsx'
import { useItemTitles } from './use-item-titles.ts'
import { useReleases } from './use-releases.ts'
import styles from '../pages/pages.module.css'
import own from './releases.module.css'

const FILTERS = [
  ['all', '全部'],
  ['asked', '等审批'],
  ['scheduled', '已定时'],
  ['canary', '灰度中'],
  ['published', '已发布'],
] as const
type Filter = (typeof FILTERS)[number][0]

/** Every release with its state, the last changed first. */
export function ReleaseList(): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { releases, rules, failed, load } = useReleases()
  const [filter, setFilter] = useState<Filter>('all')
  const [isMaking, setMaking] = useState(false)
  const canMake = may(me, 'editor')
  useCommand('new-release', '新建发布单', undefined, canMake ? () => setMaking(true) : undefined)
  const shown = useMemo(() => releases?.filter(({ state }) => filter === 'all' || state === filter), [releases, filter])
  return (
    <main className={styles.page}>
      <header className={own.top}>
        <h1>发布单</h1>
        <div className={styles.filters} role="group" aria-label="状态">
          {FILTERS.map(([one, text]) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {text}
            </button>
          ))}
        </div>
        {rules && <FourEyesSwitch isOn={rules.fourEyes} canChange={may(me, 'admin')} onChanged={load} />}
        {canMake && (
          <Button look="main" icon="add" onClick={() => setMaking(true)}>
            新建发布单
          </Button>
        )}
      </header>
      {failed && !releases && (
        <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
          {failed}
        </Empty>
      )}
      {!shown && !failed && <Skeleton lines={6} />}
      {shown?.length === 0 && (
        <Empty icon="release">
          {filter === 'all'
            ? '还没有发布单。几个页面要在同一刻上线、定时上线或请人审批，都从编辑页的「发布…」开始。'
            : '没有这样的发布单'}
        </Empty>
      )}
      {shown && shown.length > 0 && <Table rows={shown} />}
      {isMaking && <NewReleaseDialog onClose={() => setMaking(false)} />}
    </main>
  )
}

function Table({ rows }: { readonly rows: readonly ReleaseRow[] }): ReactNode {
  const titleOf = useItemTitles()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">名字</th>
          <th scope="col">内容</th>
          <th scope="col">状态</th>
          <th scope="col">谁建的</th>
          <th scope="col">最近变化</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={`/releases/${row.id}`}>{row.name}</Link>
              {row.message && <small>{row.message}</small>}
            </th>
            <td>{itemsText(row, titleOf)}</td>
            <td>
              <span className={styles.states}>
                <ReleaseStateChips release={row} />
              </span>
              {row.reason !== undefined && <small>{row.reason}</small>}
            </td>
            <td>{row.createdBy}</td>
            <td className={styles.when}>{agoText(row.changedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 澜途度假、首页轮播 等 5 项 */
function itemsText({ items }: ReleaseRow, titleOf: (item: ItemId) => string): string {
  if (items.length === 0) return '还没有内容'
  const named = items.slice(0, 3).map(titleOf)
  return items.length > 3 ? `${named.join('、')} 等 ${items.length} 项` : named.join('、')
}
