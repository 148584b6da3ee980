import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { useCommand } from '../app/commands.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { may, useStudio } from '../session/studio.ts'
import { ItemStates } from '../content/item-states.tsx'
import { NewItemDialog } from '../content/new-item-dialog.tsx'
import { ArchiveButton } from './archive-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { openedBy } from './opened-by.ts'
import { PageThumbnail } from './page-thumbnail.tsx'
import { agoText, momentText } from './ago-text.ts'
import styles from './pages.module.css'

const KINDS: readonly (readonly [ItemKind, string])[] = [
  ['page', '页面'],
  ['part', '部件'],
  ['theme', '主题'],
  ['route', '地址'],
]

const FILTERS = [
  ['all', '全部'],
  ['draft', '有草稿'],
  ['problems', '有问题'],
  ['scheduled', '已定时'],
  ['archived', '已归档'],
] as const
type Filter = (typeof FILTERS)[number][0]

const HOME = '首页'
const UNGROUPED = '没有分组'
const isHome = ({ kind, paths }: ItemRow) => kind === 'page' && paths.includes('/')

interface RowGroup {
  /** Empty: the rows have no heading. */
  readonly title: string
  readonly rows: readonly ItemRow[]
}

/** Pages under the groups of their addresses, in the order of the shop's table; what is sorted by its last change is one list. */
function grouped(rows: readonly ItemRow[], isByChange: boolean): RowGroup[] {
  if (isByChange || rows.every(({ kind }) => kind !== 'page')) return [{ title: '', rows }]
  const titles = [...new Set(rows.map(({ group }) => group ?? UNGROUPED))]
  return titles.map((title) => ({ title, rows: rows.filter(({ group = UNGROUPED }) => group === title) }))
}

const byChange = (a: ItemRow, b: ItemRow) => (b.changedAt ?? 0) - (a.changedAt ?? 0)

function isShown(row: ItemRow, filter: Filter, words: string): boolean {
  const isFound = `${row.title} ${row.name} ${row.paths.join(' ')} ${isHome(row) ? HOME : ''}`
    .toLowerCase()
    .includes(words)
  if (filter === 'archived') return isFound && row.state === 'archived'
  if (row.state === 'archived') return false
  if (filter === 'draft') return isFound && row.state !== 'live'
  if (filter === 'scheduled') return isFound && row.scheduledAt !== undefined
  return isFound && (filter !== 'problems' || row.errors > 0)
}

/** The rows as the server has them. */
function useRows() {
  const { call } = useStudio()
  const [rows, setRows] = useState<readonly ItemRow[]>()
  const [failed, setFailed] = useState('')
  const load = useCallback(async () => {
    const answer = await call('itemList', {})
    if ('reply' in answer) setRows(answer.reply.items)
    setFailed('failure' in answer ? answer.failure.message : '')
  }, [call])
  useEffect(() => void load(), [load])
  return { rows, failed, load }
}

/** Every page, part, theme and route, with how it stands. */
export function PageList(): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { rows, failed, load } = useRows()
  const [kind, setKind] = useState<ItemKind>('page')
  const [filter, setFilter] = useState<Filter>('all')
  const [words, setWords] = useState('')
  const [dialog, setDialog] = useState<{ readonly copyOf?: ItemRow }>()
  const [making, setMaking] = useState<'part' | 'theme'>()
  const make = () => (kind === 'part' || kind === 'theme' ? setMaking(kind) : setDialog({}))
  const canMake = may(me, 'editor')
  useCommand('new-page', '新建页面', undefined, canMake ? () => setDialog({}) : undefined)
  useCommand('new-part', '新建部件', undefined, canMake ? () => setMaking('part') : undefined)
  useCommand('new-theme', '新建主题', undefined, canMake ? () => setMaking('theme') : undefined)
  const [isByChange, setByChange] = useState(false)
  const shown = useMemo(() => {
    const asked = rows?.filter((row) => row.kind === kind && isShown(row, filter, words.trim().toLowerCase()))
    return isByChange ? asked?.toSorted(byChange) : asked
  }, [rows, kind, filter, words, isByChange])
  return (
    <main className={styles.page}>
      <Top {...{ kind, words }} canMake={canMake} onWords={setWords} onMake={make} />
      <Filters {...{ rows, kind, filter }} onKind={setKind} onFilter={setFilter} />
      {failed && !rows && (
        <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
          {failed}
        </Empty>
      )}
      {!shown && !failed && <Skeleton lines={8} />}
      {shown?.length === 0 && <Empty icon="search">{words ? `没有找到「${words}」` : '这里还没有内容'}</Empty>}
      {shown && shown.length > 0 && (
        <Table
          rows={shown}
          {...{ isByChange }}
          onByChange={() => setByChange(!isByChange)}
          canCopy={canMake}
          canArchive={canMake}
          onCopy={(copyOf) => setDialog({ copyOf })}
          onArchived={load}
        />
      )}
      {making && <NewItemDialog kind={making} onClose={() => setMaking(undefined)} />}
      {dialog && <NewPageDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </main>
  )
}

interface TopProps {
  readonly kind: ItemKind
  readonly words: string
  readonly canMake: boolean
  readonly onWords: (words: string) => void
  readonly onMake: () => void
}

const Top = ({ kind, words, canMake, onWords, onMake }: TopProps): ReactNode => (
  <header className={styles.top}>
    <h1>页面</h1>
    <SearchField label="找页面" placeholder="标题、名字或地址" words={words} onWords={onWords} />
    {canMake && (
      <Button look="main" icon="add" onClick={onMake}>
        新建{kind === 'part' ? '部件' : kind === 'theme' ? '主题' : '页面'}
      </Button>
    )}
  </header>
)

interface FiltersProps {
  readonly rows: readonly ItemRow[] | undefined
  readonly kind: ItemKind
  readonly filter: Filter
  readonly onKind: (kind: ItemKind) => void
  readonly onFilter: (filter: Filter) => void
}

function Filters({ rows, kind, filter, onKind, onFilter }: FiltersProps): ReactNode {
  const count = (one: ItemKind) => rows?.filter((row) => row.kind === one && row.state !== 'archived').length
  return (
    <div className={styles.bar}>
      <div className={styles.kinds} role="group" aria-label="种类">
        {KINDS.map(([one, text]) => (
          <button key={one} type="button" aria-pressed={one === kind} onClick={() => onKind(one)}>
            {text}
            <small>{count(one)}</small>
          </button>
        ))}
      </div>
      <div className={styles.filters} role="group" aria-label="状态">
        {FILTERS.map(([one, text]) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)}>
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}

interface TableProps {
  readonly rows: readonly ItemRow[]
  readonly isByChange: boolean
  readonly onByChange: () => void
  readonly canCopy: boolean
  readonly canArchive: boolean
  readonly onCopy: (row: ItemRow) => void
  readonly onArchived: () => Promise<void>
}

function Table({ rows, isByChange, onByChange, canCopy, canArchive, onCopy, onArchived }: TableProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">标题</th>
          <th scope="col">地址</th>
          <th scope="col">状态</th>
          <th scope="col" aria-sort={isByChange ? 'descending' : 'none'}>
            <button type="button" className={styles.sort} aria-pressed={isByChange} onClick={onByChange}>
              最近修改{isByChange && ' ↓'}
            </button>
          </th>
          <th scope="col">
            <span className={styles.unseen}>操作</span>
          </th>
        </tr>
      </thead>
      {grouped(rows, isByChange).map(({ title, rows: alike }) => (
        <tbody key={title}>
          {title !== '' && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={5}>
                {title}
                <small>{alike.length}</small>
              </th>
            </tr>
          )}
          {alike.map((row) => (
            <PageRow key={`${row.kind}/${row.name}`} {...{ row, canCopy, canArchive, onCopy, onArchived }} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface PageRowProps extends Pick<TableProps, 'canCopy' | 'canArchive' | 'onCopy' | 'onArchived'> {
  readonly row: ItemRow
}

function PageRow({ row, canCopy, canArchive, onCopy, onArchived }: PageRowProps): ReactNode {
  const navigate = useNavigate()
  return (
    <tr onClick={openedBy(() => void navigate(`/pages/${row.kind}/${row.name}`))}>
      <th scope="row">
        <div className={styles.named}>
          {row.kind === 'page' && <PageThumbnail row={row} />}
          <div>
            <Link to={`/pages/${row.kind}/${row.name}`}>{row.title}</Link>
            <small>
              {isHome(row) && `${HOME} · `}
              {row.name}
              {row.screen !== undefined && ' · 屏幕的插槽'}
            </small>
          </div>
        </div>
      </th>
      <td className={styles.paths} title={row.paths.join('\n')}>
        {row.paths[0]}
        {row.paths.length > 1 && <small> 等 {row.paths.length} 个</small>}
      </td>
      <td>
        <States row={row} />
      </td>
      <td className={styles.when}>
        {row.changedBy ?? '—'}
        {row.changedAt !== undefined && <small>{agoText(row.changedAt)}</small>}
      </td>
      <td className={styles.actions}>
        {canCopy && row.kind === 'page' && row.screen === undefined && (
          <IconButton icon="copy" label={`复制 ${row.title}`} onClick={() => onCopy(row)} />
        )}
        {canArchive && <ArchiveButton row={row} onDone={onArchived} />}
      </td>
    </tr>
  )
}

const States = ({ row }: { readonly row: ItemRow }): ReactNode => (
  <ItemStates row={row}>
    {row.scheduledAt !== undefined && <Chip tone="busy">已定时 {momentText(row.scheduledAt)}</Chip>}
    {row.fileChanged && <Chip tone="quiet">文件也改了</Chip>}
  </ItemStates>
)
