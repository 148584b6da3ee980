import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ComponentRow } from '../../../schemas/studio/components.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { Chip } from '../controls/states.tsx'
import { ArchiveButton } from '../pages/archive-dialog.tsx'
import { openedBy } from '../pages/opened-by.ts'
import { agoText } from '../pages/ago-text.ts'
import { ItemStates } from './item-states.tsx'
import styles from '../pages/pages.module.css'
import own from './content.module.css'

export interface ListedComponent extends ComponentRow {
  readonly item: ItemRow
  /** Entries that say what is looked for. */
  readonly found?: ComponentRow['texts']
}

const hrefOf = ({ code }: ComponentRow) => `/pages/component/${code}`

interface ComponentTableProps {
  readonly rows: readonly ListedComponent[]
  readonly canArchive: boolean
  readonly onArchived: () => Promise<void>
}

/** All codes: what each is, who shows it, and how its entries stand. */
export function ComponentTable({ rows, canArchive, onArchived }: ComponentTableProps): ReactNode {
  const navigate = useNavigate()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">名字和编号</th>
          <th scope="col">种类</th>
          <th scope="col">哪些页面显示它</th>
          <th scope="col">内容</th>
          <th scope="col">状态</th>
          <th scope="col">最近修改</th>
          <th scope="col">
            <span className={styles.unseen}>操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code} onClick={openedBy(() => void navigate(hrefOf(row)))}>
            <th scope="row">
              <Link to={hrefOf(row)}>{row.item.title}</Link>
              <small className={own.code}>{row.code}</small>
              {row.found?.slice(0, MOST_FOUND).map(({ id, title }) => (
                <Link key={id} className={own.found} to={`${hrefOf(row)}#${encodeURIComponent(id)}`}>
                  {title || '一条没有标题的内容'}
                </Link>
              ))}
            </th>
            <td className={styles.when}>{row.type}</td>
            <td className={own.pages}>
              <Pages pages={row.pages} />
            </td>
            <td className={`${styles.when} ${own.count}`}>
              {row.entries} 条<Counts row={row} />
            </td>
            <td>
              <ItemStates row={row.item}>{row.coming > 0 && <Chip tone="busy">有待展示</Chip>}</ItemStates>
            </td>
            <td className={styles.when}>
              {row.item.changedBy ?? '—'}
              {row.item.changedAt !== undefined && <small>{agoText(row.item.changedAt)}</small>}
            </td>
            <td className={styles.actions}>{canArchive && <ArchiveButton row={row.item} onDone={onArchived} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MOST_PAGES = 3
const MOST_FOUND = 3

function Pages({ pages }: Pick<ComponentRow, 'pages'>): ReactNode {
  if (pages.length === 0) return <span className={own.none}>没有页面</span>
  const names = pages.map(({ title }) => title)
  const more = names.length - MOST_PAGES
  return (
    <span title={names.join('、')}>
      {names.slice(0, MOST_PAGES).join('、')}
      {more > 0 && <small>等 {names.length} 个</small>}
    </span>
  )
}

/** How many entries are not shown now, and why; nothing when all are shown. */
function Counts({ row: { coming, over, hidden } }: { readonly row: ComponentRow }): ReactNode {
  const parts = [
    coming > 0 ? `${coming} 条还没到时间` : '',
    over > 0 ? `${over} 条已过期` : '',
    hidden > 0 ? `${hidden} 条隐藏` : '',
  ].filter(Boolean)
  return parts.length > 0 && <small>{parts.join('，')}</small>
}
