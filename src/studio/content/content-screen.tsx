import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ComponentRow } from '../../../schemas/studio/components.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { useSnapshot } from 'valtio'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { SearchField } from '../controls/search-field.tsx'
import { isForeign, may, useStudio } from '../session/studio.ts'
import { ComponentTable, type ListedComponent } from './component-table.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'
import { ThemeTable } from './theme-table.tsx'
import styles from '../pages/pages.module.css'
import own from './content.module.css'

const TABS = [
  ['components', '内容'],
  ['themes', '主题'],
] as const
type Tab = (typeof TABS)[number][0]

interface Content {
  readonly components: readonly ListedComponent[]
  readonly themes: readonly ItemRow[]
}

/** Components and themes as the server has them. */
function useContent() {
  const { call } = useStudio()
  const [content, setContent] = useState<Content>()
  const [failed, setFailed] = useState('')
  const load = useCallback(async () => {
    setFailed('')
    const [items, list] = await Promise.all([call('itemList', {}), call('componentList', {})])
    if ('failure' in items) return setFailed(items.failure.message)
    if ('failure' in list) return setFailed(list.failure.message)
    setContent(contentOf(items.reply.items, list.reply.components))
  }, [call])
  useEffect(() => void load(), [load])
  return { content, failed, load }
}

const contentOf = (items: readonly ItemRow[], rows: readonly ComponentRow[]): Content => ({
  components: rows
    .flatMap((row) => {
      const item = items.find(({ kind, name }) => kind === 'component' && name === row.code)
      return item ? [{ ...row, item }] : []
    })
    // What nobody sees comes last.
    .toSorted((a, b) => Number(a.pages.length === 0) - Number(b.pages.length === 0)),
  themes: items.filter(({ kind }) => kind === 'theme'),
})

const isFound = (words: string, ...texts: readonly string[]) => texts.join(' ').toLowerCase().includes(words)

/** The entries that say the words; none where nothing is looked for. */
const entriesWith = ({ texts }: ListedComponent, words: string) =>
  words === '' ? [] : texts.filter((entry) => isFound(words, entry.words))

const isAbout = (row: ListedComponent, words: string) =>
  isFound(words, row.code, row.type, row.item.title, ...row.pages.map(({ title }) => title)) ||
  entriesWith(row, words).length > 0

const itemOf = (row: ListedComponent | ItemRow): ItemRow => ('item' in row ? row.item : row)

interface Asked {
  readonly words: string
  readonly isArchive: boolean
}

/** What fits the words, of what serves or of what was archived. */
function shownOf(content: Content | undefined, { words, isArchive }: Asked): Content | undefined {
  if (!content) return undefined
  const asked = words.trim().toLowerCase()
  const isAsked = (row: ListedComponent | ItemRow) => (itemOf(row).state === 'archived') === isArchive
  return {
    components: content.components.flatMap((row) =>
      isAsked(row) && isAbout(row, asked) ? [{ ...row, found: entriesWith(row, asked) }] : [],
    ),
    themes: content.themes.filter((row) => isAsked(row) && isFound(asked, row.name, row.title)),
  }
}

function emptyText(tab: Tab, { words, isArchive }: Asked): string {
  if (words) return `没有找到「${words}」`
  if (isArchive) return '没有归档的内容'
  return tab === 'themes' ? '还没有主题' : '这个商城的后台没有页面组件'
}

interface KindsProps {
  readonly tab: Tab
  readonly content: Content | undefined
  readonly isArchive: boolean
  readonly onTab: (tab: Tab) => void
  readonly onArchive: (isArchive: boolean) => void
}

const countOf = (content: Content | undefined, tab: Tab) =>
  content && content[tab].filter((row) => itemOf(row).state !== 'archived').length

/** Which of both is looked at, and whether what was archived is. */
const Kinds = ({ tab, content, isArchive, onTab, onArchive }: KindsProps): ReactNode => (
  <div className={styles.bar}>
    <div className={styles.kinds} role="group" aria-label="看什么">
      {TABS.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {text}
          <small>{countOf(content, one)}</small>
        </button>
      ))}
    </div>
    <div className={styles.kinds} role="group" aria-label="状态">
      {([false, true] as const).map((one) => (
        <button key={String(one)} type="button" aria-pressed={one === isArchive} onClick={() => onArchive(one)}>
          {one ? '已归档' : '全部'}
        </button>
      ))}
    </div>
  </div>
)

interface TopProps {
  readonly kind: 'component' | 'theme'
  readonly words: string
  readonly canMake: boolean
  readonly onWords: (words: string) => void
  readonly onMake: () => void
}

const Top = ({ kind, words, canMake, onWords, onMake }: TopProps): ReactNode => (
  <header className={styles.top}>
    <h1>内容和主题</h1>
    <SearchField label="找内容" placeholder="名字、编号、页面，或内容里的字" words={words} onWords={onWords} />
    {canMake && (
      <Button look="main" icon="add" onClick={onMake}>
        {kind === 'theme' ? '新建主题' : '新建页面组件'}
      </Button>
    )}
  </header>
)

/** What pages show beside their blocks: the entries behind codes, and the looks of the brands. */
export function ContentScreen(): ReactNode {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { content, failed, load } = useContent()
  const [isMaking, setMaking] = useState(false)
  const [query, setQuery] = useSearchParams()
  const tab: Tab = query.get('tab') === 'themes' ? 'themes' : 'components'
  const [words, setWords] = useState('')
  const [isArchive, setArchive] = useState(false)
  const shown = shownOf(content, { words, isArchive })
  const kind = tab === 'themes' ? 'theme' : 'component'
  const isElsewhere = isForeign(me, kind)
  const count = shown?.[tab].length
  const canMake = may(me, 'editor') && !isElsewhere
  const lines = { canArchive: canMake, onArchived: load }
  return (
    <main className={`${styles.page} ${own.page}`}>
      <Top {...{ kind, words }} canMake={canMake} onWords={setWords} onMake={() => setMaking(true)} />
      <Kinds
        {...{ tab, content, isArchive }}
        onTab={(one) => setQuery(one === 'themes' ? { tab: one } : {}, { replace: true })}
        onArchive={setArchive}
      />
      {isElsewhere && (
        <p className={own.elsewhere} role="status">
          商城的调用由另一个后台回答（API_BASE）：顾客看到的页面组件来自那个后台，在那里改。这里的只能看，改了顾客也看不到。
        </p>
      )}
      {failed && (
        <Empty icon="error" action={<Button onClick={() => void load()}>再试一次</Button>}>
          {failed}
        </Empty>
      )}
      {!content && !failed && <Skeleton lines={8} />}
      {!failed && count === 0 && <Empty icon="search">{emptyText(tab, { words, isArchive })}</Empty>}
      {!failed && shown && count !== undefined && count > 0 && (
        <>
          {tab === 'components' && <ComponentTable rows={shown.components} {...lines} />}
          {tab === 'themes' && <ThemeTable rows={shown.themes} {...lines} />}
        </>
      )}
      {isMaking && <NewItemDialog kind={kind} onClose={() => setMaking(false)} />}
    </main>
  )
}
