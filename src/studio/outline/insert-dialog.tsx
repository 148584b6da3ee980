import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Catalogue, CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import { blockName, type Blocks, isMap, type JsonMap, placeName } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Icon, type IconName } from '../controls/icon.tsx'
import { Empty } from '../controls/states.tsx'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { insertionTarget } from './block-commands.ts'
import { categoryIcon } from './block-icon.ts'
import { bringable, type Bringing } from './brought.ts'
import { ExamplePicture } from './example-picture.tsx'
import styles from './outline.module.css'

interface InsertDialogProps {
  readonly onInsert: (blocks: Blocks) => void
  readonly onClose: () => void
}

const isFound = ({ code, title, description }: CatalogueWidget, words: string) =>
  `${title} ${code} ${description}`.toLowerCase().includes(words)

/** Where the new block will stand: 两栏 的 左栏，在 公告 后面. */
function whereText(editing: Editing): string {
  const { editor, titles } = editing
  const { document } = editor.state
  const { place, index } = insertionTarget(editing)
  const before = document.order[place]?.[index - 1]
  const name = placeName(document, place, titles)
  return before === undefined ? name : `${name}，在 ${blockName(document, before, titles)} 后面`
}

/** Every widget and part by its title, each with the examples that a new block can begin as. The palette is gone from over the page while one of them is dragged there. */
export function InsertDialog({ onInsert, onClose }: InsertDialogProps): ReactNode {
  const editing = useEditing()
  const { catalogue, titles, editor } = editing
  const [words, setWords] = useState('')
  const [code, setCode] = useState<string>()
  const [isAway, setAway] = useState(false)
  const bringing: Bringing = {
    onTake: () => setAway(true),
    onLeave: (isPut) => (isPut ? onClose() : setAway(false)),
  }
  const asked = words.trim().toLowerCase()
  const found = useMemo(() => grouped(catalogue, (widget) => isFound(widget, asked)), [catalogue, asked])
  const parts = Object.entries(titles.parts).filter(
    ([name, title]) => editor.state.item.kind === 'page' && `${title} ${name}`.toLowerCase().includes(asked),
  )
  const widgets = found.flatMap((group) => group.widgets)
  const widget = widgets.find((one) => one.code === code) ?? widgets[0]
  return (
    <Dialog title="插入区块" isWide isAway={isAway} onClose={onClose}>
      <p className={styles.where}>
        插入到 {whereText(editing)}
        <span>也可以拖到画布或大纲里</span>
      </p>
      <input
        type="search"
        aria-label="找组件"
        placeholder="找组件：横幅、套餐、公告…"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.insert}>
        <Palette {...{ found, parts, words, bringing, onInsert }} chosen={widget} onChoose={setCode} />
        {widget && <Examples {...{ widget, bringing, onInsert }} />}
      </div>
    </Dialog>
  )
}

interface PaletteProps {
  readonly found: readonly WidgetGroup[]
  /** Names of the parts with their titles. */
  readonly parts: readonly (readonly [string, string])[]
  /** What was searched for. */
  readonly words: string
  readonly bringing: Bringing
  readonly chosen: CatalogueWidget | undefined
  readonly onChoose: (code: string) => void
  readonly onInsert: (blocks: Blocks) => void
}

const Palette = ({ found, parts, words, bringing, chosen, onChoose, onInsert }: PaletteProps): ReactNode => (
  <div className={styles.palette} role="group" aria-label="组件">
    {found.map(({ category, title, widgets }) => (
      <Group key={title} icon={categoryIcon(category)} title={title}>
        {widgets.map((one) => (
          <Item key={one.code} blocks={fromExample(one, 0)} bringing={bringing}>
            {one.examples.length > 0 && <ExamplePicture widget={one.code} example={0} size="small" />}
            <button
              type="button"
              title={one.code}
              aria-pressed={one === chosen}
              onClick={() => onChoose(one.code)}
              onDoubleClick={() => onInsert(fromExample(one, 0))}
            >
              {one.title}
            </button>
          </Item>
        ))}
      </Group>
    ))}
    {parts.length > 0 && (
      <Group icon="part" title="部件">
        {parts.map(([name, title]) => (
          <Item key={name} blocks={{ blocks: [{ part: name }] }} bringing={bringing}>
            <button type="button" title={name} onClick={() => onInsert({ blocks: [{ part: name }] })}>
              {title}
            </button>
          </Item>
        ))}
      </Group>
    )}
    {found.length + parts.length === 0 && <Empty icon="search">没有找到「{words}」</Empty>}
  </div>
)

interface GroupProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

const Group = ({ icon, title, children }: GroupProps): ReactNode => (
  <section>
    <h3>
      <Icon name={icon} />
      {title}
    </h3>
    <ul aria-label={title}>{children}</ul>
  </section>
)

interface WidgetGroup {
  readonly category: string | undefined
  readonly title: string
  readonly widgets: readonly CatalogueWidget[]
}

/** Widgets under the headings of the catalogue, in its order; those of no category stand last. */
function grouped({ widgets, categories }: Catalogue, isWanted: (widget: CatalogueWidget) => boolean): WidgetGroup[] {
  const wanted = widgets.filter(isWanted)
  const headings = [...Object.entries(categories), [undefined, '其他'] as const]
  return headings
    .map(([category, title]) => ({ category, title, widgets: wanted.filter((one) => one.category === category) }))
    .filter((group) => group.widgets.length > 0)
}

interface ItemProps {
  readonly blocks: Blocks
  readonly bringing: Bringing
  readonly children: ReactNode
}

/** An item is chosen by a click, and dragged as a whole. */
function Item({ blocks, bringing, children }: ItemProps): ReactNode {
  const item = useRef<HTMLLIElement>(null)
  const latest = useRef({ blocks, ...bringing })
  useEffect(() => {
    latest.current = { blocks, ...bringing }
  })
  useEffect(() => (item.current ? bringable(item.current, () => latest.current) : undefined), [])
  return <li ref={item}>{children}</li>
}

interface ExamplesProps {
  readonly widget: CatalogueWidget
  readonly bringing: Bringing
  readonly onInsert: (blocks: Blocks) => void
}

const Examples = ({ widget, bringing, onInsert }: ExamplesProps): ReactNode => (
  <div className={styles.examples}>
    <h3>{widget.title}</h3>
    <p>{widget.description}</p>
    <a href={`/studio/gallery#${widget.code}`} target="_blank" rel="noreferrer">
      在组件页看样子
    </a>
    <ul aria-label="示例">
      {widget.examples.map((example, at) => (
        <Item key={example.name} blocks={fromExample(widget, at)} bringing={bringing}>
          <ExamplePicture widget={widget.code} example={at} size="large" />
          <Button icon="add" onClick={() => onInsert(fromExample(widget, at))}>
            {example.name}
          </Button>
        </Item>
      ))}
    </ul>
  </div>
)

/** A new block as the example of its widget shows it, with empty slots where it has some. */
function fromExample({ code, version, examples, slots }: CatalogueWidget, at: number): Blocks {
  const example = examples[at]
  const props = isMap(example?.props) ? example.props : undefined
  const block: JsonMap = {
    id: code,
    widget: code,
    ...(example?.variant !== undefined && { variant: example.variant }),
    ...(props && Object.keys(props).length > 0 && { props }),
    ...(slots && { slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, []])) }),
  }
  return { blocks: [block], versions: { [code]: version } }
}
