import { useCallback, useEffect, useRef, useState } from 'react'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { placeOf, slotPlace } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useBlockCommands } from '../outline/use-commands.ts'
import type { DragOver } from './canvas-pane.tsx'
import { type DropPlace, type Point, pointOver } from './protocol.ts'
import { keyOfShown, type PartBlocks } from './shown-blocks.ts'

/** While a block is dragged, the page shows where it would be put, and takes it. */
export function useDragOver(parts: PartBlocks): DragOver {
  const editing = useEditing()
  const commands = useBlockCommands(editing)
  const { editor, canEdit } = editing
  const [isDragging, setDragging] = useState(false)
  const [point, setPoint] = useState<Point | null>(null)
  const [element, cover] = useState<HTMLDivElement | null>(null)
  const place = useRef<DropPlace>(undefined)
  const drop = useCallback(() => {
    const found = place.current
    const key = found && keyOfShown(editor.state.document, parts, found.id)
    if (!found || key === undefined) return undefined
    if ('slot' in found) return commands.moveTo({ place: slotPlace(key, found.slot), index: 0 })
    const at = placeOf(editor.state.document, key)
    if (at) commands.moveTo({ place: at.place, index: at.index + (found.side === 'after' ? 1 : 0) })
  }, [editor, commands, parts])
  useEffect(() => {
    if (!element || !canEdit) return undefined
    return combine(
      monitorForElements({ onDragStart: () => setDragging(true), onDrop: () => setDragging(false) }),
      dropTargetForElements({
        element,
        onDrag({ location }) {
          setPoint(pointOver(element, location.current.input))
        },
        onDragLeave: () => setPoint(null),
        onDrop: () => {
          drop()
          setPoint(null)
        },
      }),
    )
  }, [element, canEdit, drop])
  const onPlace = useCallback((found: DropPlace | undefined) => {
    place.current = found
  }, [])
  return { point, isDragging, cover, onPlace }
}
