import { type ReactNode, useMemo } from 'react'
import { type Channel, channels } from '../../../schemas/domain/channels.ts'
import { channelName } from '../../domain/studio/context-words.ts'
import { allBlocks, blockName, isMap, normalise } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { minuteText } from '../pages/ago-text.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { ExperimentResult } from './experiment-result.tsx'
import { countText, moneyText, rateText } from './figures.ts'
import { lookAt, type PageNumbers, toggleInOutline, useNumbers, useNumbersView } from './numbers-view.ts'
import { SeenTables } from './seen-tables.tsx'
import styles from './numbers.module.css'

const PERIODS = [1, 7, 30, 90]

const idOf = (block: unknown) =>
  typeof block === 'object' && block !== null && 'id' in block && typeof block.id === 'string' ? block.id : undefined

/** Ids of the blocks that shoppers are shown. */
function usePublishedIds(): ReadonlySet<string> {
  const { editor } = useEditing()
  const { published, document } = useEditorState(editor)
  return useMemo(() => {
    const read = published && normalise(published.text, document.kind)
    if (!read || 'problem' in read) return new Set()
    return new Set(allBlocks(read.document).flatMap(({ key }) => idOf(read.document.byId[key]) ?? []))
  }, [published, document.kind])
}

/** What became of the selected block; where none is, of the page and each of its blocks. Numbers are of what is published. */
export function NumbersPane(): ReactNode {
  const { editor } = useEditing()
  const { item, published } = useEditorState(editor)
  if (item.kind !== 'page') return <Empty icon="chart">数据按页面算：打开用到它的页面看</Empty>
  if (!published) return <Empty icon="chart">页面还没有发布过，没有数据</Empty>
  return <PageNumbersPane name={item.name} />
}

function PageNumbersPane({ name }: { readonly name: string }): ReactNode {
  const { editor, titles } = useEditing()
  const { selected, document } = useEditorState(editor)
  const [key] = selected
  const block = key === undefined ? undefined : document.byId[key]
  const id = isMap(block) && block.part === undefined ? idOf(block) : undefined
  const { numbers, failure } = useNumbers(name, id)
  const isPublished = usePublishedIds().has(id ?? '')
  return (
    <section className={styles.pane} aria-label="数据">
      <Choice />
      {failure !== undefined && <p className={styles.failure}>{failure}</p>}
      {!numbers && failure === undefined && <Skeleton lines={6} />}
      {numbers && key !== undefined && id !== undefined && (
        <BlockPart numbers={numbers} id={id} name={blockName(document, key, titles)} isPublished={isPublished} />
      )}
      {numbers && id === undefined && <PagePart numbers={numbers} />}
      {numbers && (
        <p className={styles.note} role="status">
          {numbers.isBehind ? '还有一些没有算完 · ' : ''}算到 {minuteText(numbers.countedAt)}
          。曝光：区块露出一半满 1 秒，一次浏览算一次；顾客的浏览器说不要记录的，不算。
        </p>
      )}
    </section>
  )
}

function Choice(): ReactNode {
  const { days, channel, isInOutline } = useNumbersView()
  return (
    <header className={styles.choice}>
      <select aria-label="多少天" value={days} onChange={(event) => lookAt({ days: Number(event.target.value) })}>
        {PERIODS.map((one) => (
          <option key={one} value={one}>
            {one === 1 ? '今天' : `最近 ${one} 天`}
          </option>
        ))}
      </select>
      <select
        aria-label="渠道"
        value={channel ?? ''}
        onChange={(event) => lookAt({ channel: (event.target.value || undefined) as Channel | undefined })}
      >
        <option value="">全部渠道</option>
        {channels.map((one) => (
          <option key={one} value={one}>
            {channelName(one)}
          </option>
        ))}
      </select>
      <Button aria-pressed={isInOutline} onClick={toggleInOutline}>
        {isInOutline ? '大纲里不显示' : '显示在大纲里'}
      </Button>
    </header>
  )
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

interface BlockPartProps {
  readonly numbers: PageNumbers
  readonly id: string
  readonly name: string
  readonly isPublished: boolean
}

function BlockPart({ numbers, id, name, isPublished }: BlockPartProps): ReactNode {
  const own = numbers.blocks.find((one) => one.id === id)
  if (!own && !isPublished) return <Empty icon="chart">「{name}」还没有发布过，没有数据</Empty>
  if (!own) return <Empty icon="chart">这段时间没有人看到「{name}」</Empty>
  return (
    <>
      <h2>{name}</h2>
      <dl className={styles.figures}>
        <Figure name="曝光" value={countText(own.exposures)} />
        <Figure name="点击" value={countText(own.clicks)} />
        <Figure name="点击率" value={rateText(own)} />
        <Figure name="之后下单" value={countText(own.orders)} />
        <Figure name="已付" value={countText(own.paidOrders)} />
        <Figure name="成交额" value={moneyText(own.revenueFen)} />
      </dl>
      <SeenTables numbers={numbers} seen="曝光" />
      <p className={styles.note}>
        之后下单：点了这个区块的设备 24 小时内下的单；一单可以跟在几个区块后面。成交额不含已退的。
      </p>
    </>
  )
}

function PagePart({ numbers }: { readonly numbers: PageNumbers }): ReactNode {
  const { views, clicks, blocks, experiments } = numbers
  if (views === 0 && blocks.length === 0)
    return (
      <>
        <Empty icon="chart">这段时间还没有人看过这个页面</Empty>
        {experiments.map((one) => (
          <ExperimentResult key={one.name} experiment={one} />
        ))}
      </>
    )
  return (
    <>
      <dl className={styles.figures}>
        <Figure name="浏览" value={countText(views)} />
        <Figure name="点击" value={countText(clicks)} />
        <Figure name="看到的区块" value={countText(blocks.length)} />
      </dl>
      {experiments.map((one) => (
        <ExperimentResult key={one.name} experiment={one} />
      ))}
      <BlockTable blocks={blocks} />
      <SeenTables numbers={numbers} seen="浏览" />
    </>
  )
}

function BlockTable({ blocks }: { readonly blocks: PageNumbers['blocks'] }): ReactNode {
  const { editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  const keys = useMemo(
    () => new Map(allBlocks(document).flatMap(({ key }) => [[idOf(document.byId[key]) ?? '', key] as const])),
    [document],
  )
  return (
    <table className={styles.table}>
      <caption>区块</caption>
      <thead>
        <tr>
          <th scope="col">名字</th>
          <th scope="col">曝光</th>
          <th scope="col">点击率</th>
          <th scope="col">成交额</th>
        </tr>
      </thead>
      <tbody>
        {blocks.map((one) => {
          const key = keys.get(one.id)
          return (
            <tr key={one.id}>
              <th scope="row">
                {key === undefined ? (
                  <span title="来自部件，或已经不在草稿里">{one.id}</span>
                ) : (
                  <button type="button" onClick={() => editor.select([key])}>
                    {blockName(document, key, titles)}
                  </button>
                )}
              </th>
              <td>{countText(one.exposures)}</td>
              <td>{rateText(one)}</td>
              <td>{moneyText(one.revenueFen)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
