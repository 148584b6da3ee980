import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconButton } from '../controls/button.tsx'
import type { Place, Target } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import type { Row } from './rows.ts'
import styles from './outline.module.css'

interface PlaceRowProps {
  readonly row: Extract<Row, { kind: 'place' }>
  /** Blocks are put on the line itself; else it is the heading of the page's own list. */
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly onChoose: (place: Place) => void
  /** Asks what is to be put at its end. */
  readonly onInsert: (place: Place) => void
  readonly onDrop: (target: Target) => void
}

/** Whether a block that is dragged is over the line; it is put at the beginning of the place. */
function useDrop({ row: { place }, onDrop }: PlaceRowProps) {
  const { canEdit } = useEditing()
  const line = useRef<HTMLDivElement>(null)
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
      onDrop: () => {
        setOver(false)
        latest.current({ place, index: 0 })
      },
    })
  }, [canEdit, place])
  return { line, isOver }
}

/** The heading of a list of blocks. */
export function PlaceRow(props: PlaceRowProps): ReactNode {
  const { title, level, count } = props.row
  if (props.isTarget) return <TargetRow {...props} />
  return (
    <p role="none" className={styles.place} data-level={Math.min(level, 6)}>
      {title}
      {count === 0 && <span>空的</span>}
    </p>
  )
}

/** A place of a container, a popup or a screen: blocks are dropped on it, inserted and pasted into it, filled or empty. */
function TargetRow(props: PlaceRowProps): ReactNode {
  const { row, isSelected, isCurrent, onChoose, onInsert } = props
  const { canEdit } = useEditing()
  const { line, isOver } = useDrop(props)
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
