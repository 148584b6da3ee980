import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconButton } from '../controls/button.tsx'
import type { Blocks, Place, Target } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { broughtIn } from './brought.ts'
import type { Row } from './rows.ts'
import styles from './outline.module.css'

interface PlaceRowProps {
  readonly row: Extract<Row, { kind: 'place' }>
  /** It is chosen as a block is; else it is the heading of the page's own list. */
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly onChoose: (place: Place) => void
  /** Asks what is to be put at its end. */
  readonly onInsert: (place: Place) => void
  readonly onDrop: (target: Target, brought?: Blocks) => void
}

/** Whether something that is dragged is over the line; it is put at the beginning of the place. */
function useDrop<Line extends HTMLElement>({ row: { place }, onDrop }: PlaceRowProps) {
  const { canEdit } = useEditing()
  const line = useRef<Line>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    if (!line.current || !canEdit) return undefined
    return dropTargetForElements({
      element: line.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        latest.current({ place, index: 0 }, broughtIn(source.data))
      },
    })
  }, [canEdit, place])
  return { line, isOver }
}

/** The heading of a list of blocks. */
export const PlaceRow = (props: PlaceRowProps): ReactNode =>
  props.isTarget ? <TargetRow {...props} /> : <HeadingRow {...props} />

/** The heading of the page's own list. */
function HeadingRow(props: PlaceRowProps): ReactNode {
  const { line, isOver } = useDrop<HTMLParagraphElement>(props)
  const { title, level, count } = props.row
  return (
    <p ref={line} role="none" className={styles.place} data-level={Math.min(level, 6)} data-over={isOver || undefined}>
      {title}
      {count === 0 && <span>空的</span>}
    </p>
  )
}

/** A place of a container, a popup or a screen: blocks are dropped on it, inserted and pasted into it, filled or empty. */
function TargetRow(props: PlaceRowProps): ReactNode {
  const { row, isSelected, isCurrent, onChoose, onInsert } = props
  const { canEdit } = useEditing()
  const { line, isOver } = useDrop<HTMLDivElement>(props)
  const { place, title, level, count } = row
  return (
    <div
      ref={line}
      className={`${styles.place} ${styles.target}`}
      role="treeitem"
      aria-label={`${title}，${count === 0 ? '空的' : `${count} 个区块`}`}
      aria-selected={isSelected}
      aria-level={level}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      data-level={Math.min(level, 6)}
      data-over={isOver || undefined}
      data-place={place}
      onKeyDown={(event) => {
        if (event.key === ' ') onChoose(place)
        if (event.key !== 'Enter' || !canEdit || event.target !== event.currentTarget) return
        event.preventDefault()
        onInsert(place)
      }}
      onClick={() => onChoose(place)}
    >
      {title}
      {count === 0 && <span>空的</span>}
      {canEdit && (
        <IconButton
          icon="add"
          label={`插入到 ${title}`}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            onInsert(place)
          }}
        />
      )}
    </div>
  )
}
