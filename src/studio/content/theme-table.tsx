import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { openedBy } from '../pages/opened-by.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { ArchiveButton } from '../pages/archive-dialog.tsx'
import { agoText } from '../pages/ago-text.ts'
import { ItemStates } from './item-states.tsx'
import styles from '../pages/pages.module.css'
import own from './content.module.css'

const hrefOf = ({ name }: ItemRow) => `/pages/theme/${name}`

interface ThemeTableProps {
  readonly rows: readonly ItemRow[]
  readonly canArchive: boolean
  readonly onArchived: () => Promise<void>
}

/** The brands whose look can be changed, by the word that brings their shoppers (`from`). */
export function ThemeTable({ rows, canArchive, onArchived }: ThemeTableProps): ReactNode {
  const navigate = useNavigate()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">品牌</th>
          <th scope="col">来源（from）</th>
          <th scope="col">状态</th>
          <th scope="col">最近修改</th>
          <th scope="col">
            <span className={styles.unseen}>操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} onClick={openedBy(() => void navigate(hrefOf(row)))}>
            <th scope="row">
              <Link to={hrefOf(row)}>{row.title}</Link>
            </th>
            <td className={own.code}>{row.name}</td>
            <td>
              <ItemStates row={row} />
            </td>
            <td className={styles.when}>
              {row.changedBy ?? '—'}
              {row.changedAt !== undefined && <small>{agoText(row.changedAt)}</small>}
            </td>
            <td className={styles.actions}>{canArchive && <ArchiveButton row={row} onDone={onArchived} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
