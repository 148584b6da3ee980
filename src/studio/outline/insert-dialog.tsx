import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import { blockName, type Blocks, isMap, type JsonMap, placeName } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Empty } from '../controls/states.tsx'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { insertionTarget } from './block-commands.ts'
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
  const [code, setCode] = useState(catalogue.widgets[0]?.code)
  const [isAway, setAway] = useState(false)
  const bringing: Bringing = {
    onTake: () => setAway(true),
    onLeave: (isPut) => (isPut ? onClose() : setAway(false)),
  }
  const asked = words.trim().toLowerCase()
  const found = useMemo(() => catalogue.widgets.filter((widget) => isFound(widget, asked)), [catalogue, asked])
  const parts = Object.entries(titles.parts).filter(
    ([name, title]) => editor.state.item.kind === 'page' && `${title} ${name}`.toLowerCase().includes(asked),
  )
  const widget = found.find((one) => one.code === code) ?? found[0]
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
        <ul aria-label="组件">
          {found.map((one) => (
            <Item key={one.code} blocks={fromExample(one, 0)} bringing={bringing}>
              {one.examples.length > 0 && <ExamplePicture widget={one.code} example={0} size="small" />}
              <button
                type="button"
                aria-pressed={one === widget}
                onClick={() => setCode(one.code)}
                onDoubleClick={() => onInsert(fromExample(one, 0))}
              >
                {one.title}
                <small>{one.code}</small>
              </button>
            </Item>
          ))}
          {parts.map(([name, title]) => (
            <Item key={`part:${name}`} blocks={{ blocks: [{ part: name }] }} bringing={bringing}>
              <button type="button" onClick={() => onInsert({ blocks: [{ part: name }] })}>
                {title}
                <small>部件 {name}</small>
              </button>
            </Item>
          ))}
          {found.length + parts.length === 0 && <Empty icon="search">没有找到「{words}」</Empty>}
        </ul>
        {widget && <Examples {...{ widget, bringing, onInsert }} />}
      </div>
    </Dialog>
  )
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
