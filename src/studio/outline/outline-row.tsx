import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { type BlockKey, type Blocks, isMap, type Json, type Target } from '../document/index.ts'
import { Icon } from '../controls/icon.tsx'
import { useEditing } from '../editor/editor-context.ts'
import type { PageNumbers } from '../numbers/numbers-view.ts'
import { OutlineFigure } from '../numbers/outline-figure.tsx'
import { blockIcon } from './block-icon.ts'
import { broughtIn } from './brought.ts'
import type { Row } from './rows.ts'
import styles from './outline.module.css'

interface OutlineRowProps {
  readonly row: Extract<Row, { kind: 'block' }>
  readonly name: string
  readonly block: Json | undefined
  readonly problems: readonly ProblemView[]
  /** What the first of them is. */
  readonly told: string | undefined
  /** What became of its page; absent where nobody wants to see it. */
  readonly numbers: PageNumbers | undefined
  readonly isSelected: boolean
  /** The line that keys begin from. */
  readonly isCurrent: boolean
  readonly onChoose: (key: BlockKey, how: { readonly add: boolean; readonly range: boolean }) => void
  readonly onToggle: (key: BlockKey, isOpen: boolean) => void
  readonly onDrop: (target: Target, brought?: Blocks) => void
}

/** Above or below which line something would be put. */
function useDrag({ row, isSelected, onChoose, onDrop }: OutlineRowProps) {
  const { canEdit } = useEditing()
  const line = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const latest = useRef({ row, isSelected, onChoose, onDrop })
  useEffect(() => {
    latest.current = { row, isSelected, onChoose, onDrop }
  })
  useEffect(() => {
    const element = line.current
    if (!element || !canEdit) return
    const half = (y: number) => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'top' : 'bottom'
    }
    return combine(
      draggable({
        element,
        getInitialData: () => ({ key: latest.current.row.key }),
        // Before where it is dropped hears of it, and not when it is taken up: the tools of what is chosen would push the lines away from under the pointer.
        onDrop: () => {
          const { row, isSelected, onChoose } = latest.current
          if (!isSelected) onChoose(row.key, { add: false, range: false })
        },
      }),
      dropTargetForElements({
        element,
        onDrag: ({ location }) => setEdge(half(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const { row, onDrop } = latest.current
          const isBelow = half(location.current.input.clientY) === 'bottom'
          onDrop({ place: row.place, index: row.index + (isBelow ? 1 : 0) }, broughtIn(source.data))
        },
      }),
    )
  }, [canEdit])
  return { line, edge }
}

/** Properties that decide who sees a block, as a sign on its line. */
const SIGNS = [
  ['live', '有展示时间'],
  ['audience', '有展示人群'],
  ['experiment', '在实验里'],
  ['when', '有展示条件'],
] as const

/** Rows and problems are made anew with each step; a line is rendered again where they say something else. */
function isAlike(one: OutlineRowProps, other: OutlineRowProps): boolean {
  const { row, problems, ...rest } = one
  const { row: otherRow, problems: otherProblems, ...others } = other
  return hasSame(row, otherRow) && hasSame(problems, otherProblems) && hasSame(rest, others)
}

function hasSame(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Reflect.get(one, key) === Reflect.get(other, key))
  )
}

export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps): ReactNode {
  const { row, name, block, problems, told, isSelected, isCurrent, onChoose, onToggle } = props
  const { catalogue } = useEditing()
  const { line, edge } = useDrag(props)
  const map = isMap(block) ? block : {}
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const signs = SIGNS.filter(([property]) => map[property] !== undefined).map(([, text]) => text)
  return (
    <div
      ref={line}
      className={styles.row}
      role="treeitem"
      aria-selected={isSelected}
      aria-level={row.level}
      aria-expanded={row.isOpen}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      data-level={Math.min(row.level, 6)}
      data-edge={edge}
      data-hidden={map.hidden === true || undefined}
      data-key={row.key}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter')
          onChoose(row.key, { add: event.ctrlKey || event.metaKey, range: event.shiftKey })
      }}
      onClick={(event) => onChoose(row.key, { add: event.ctrlKey || event.metaKey, range: event.shiftKey })}
    >
      {row.isOpen !== undefined && (
        <span
          className={styles.fold}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggle(row.key, row.isOpen === false)
          }}
        >
          <Icon name="down" />
        </span>
      )}
      <Icon name={blockIcon(catalogue, block)} />
      <span className={styles.name}>{name}</span>
      {signs.length > 0 && (
        <span className={styles.sign} title={signs.join('，')}>
          <Icon name="eye" />
          <span className={styles.unseen}>{signs.join('，')}</span>
        </span>
      )}
      <OutlineFigure numbers={props.numbers} block={block} />
      {map.hidden === true && <span className={styles.tag}>已隐藏</span>}
      {problems.length > 0 && (
        <span className={styles.mark} data-severity={errors > 0 ? 'error' : 'warning'} title={told}>
          {problems.length}
          <span className={styles.unseen}>{errors > 0 ? ' 个问题' : ' 个提醒'}</span>
        </span>
      )}
    </div>
  )
}, isAlike)
