import { useCallback, useEffect, useRef, useState } from 'react'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { type BlockKey, blockNames, type Blocks, keysWithin, placeOf, slotPlace } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { broughtIn } from '../outline/brought.ts'
import { useBlockCommands } from '../outline/use-commands.ts'
import type { DragOver } from './canvas-pane.tsx'
import { type DropPlace, type FromFrame, type Point, pointOver } from './protocol.ts'
import { dropTargets, keyOfShown, type PartBlocks } from './shown-blocks.ts'

type Dragged = DragOver['dragged'] & { readonly keys: readonly BlockKey[] }

/** While blocks of the palette, the outline or the page are dragged, the page shows where they would be put, and takes them. */
export function useDragOver(parts: PartBlocks): DragOver {
  const { editor, canEdit, titles } = useEditing()
  const land = useLanding(parts)
  const [dragged, setDragged] = useState<Dragged>()
  const place = useRef<DropPlace>(undefined)
  const take = useCallback(
    (keys: readonly BlockKey[], label?: string) =>
      setDragged({ keys, label, targets: dropTargets(editor.state.document, parts, keys) }),
    [editor, parts],
  )
  const drop = useCallback((brought?: Blocks) => land(place.current, brought), [land])

  /** What is chosen goes as a whole, wherever it is pressed. */
  const grab = (id: string) => {
    const { document, selected } = editor.state
    const key = keyOfShown(document, parts, id)
    if (key === undefined || !canEdit) return
    const keys = selected.some((one) => keysWithin(document, one).includes(key)) ? selected : [key]
    take(keys, blockNames(document, keys, titles))
  }
  const hear = (message: FromFrame) => {
    if (message.type === 'drop-place') place.current = message.place
    if (message.type === 'grab') grab(message.id)
    if (message.type !== 'drop' || !dragged) return
    // Somebody else may have taken some of them away meanwhile.
    const keys = dragged.keys.filter((key) => placeOf(editor.state.document, key) !== undefined)
    if (keys.length === 0) return
    editor.select(keys)
    land(message.place)
  }
  return { ...useOutlineDrag({ take, drop }), dragged, hear }
}

/** Puts new blocks, else what is chosen, to a place of the page. */
function useLanding(parts: PartBlocks): (found: DropPlace | undefined, brought?: Blocks) => void {
  const editing = useEditing()
  const commands = useBlockCommands(editing)
  const { editor } = editing
  return useCallback(
    (found, brought) => {
      const list = Object.keys(editor.state.document.order)[0] ?? 'blocks'
      // A page without blocks has no place beside one.
      if (brought && editor.state.document.order[list]?.length === 0)
        return commands.put({ place: list, index: 0 }, brought)
      const key = found && keyOfShown(editor.state.document, parts, found.id)
      if (!found || key === undefined) return undefined
      if ('slot' in found) return commands.put({ place: slotPlace(key, found.slot), index: 0 }, brought)
      const at = placeOf(editor.state.document, key)
      if (at) commands.put({ place: at.place, index: at.index + (found.side === 'after' ? 1 : 0) }, brought)
    },
    [editor, commands, parts],
  )
}

interface OutlineDrag {
  readonly take: (keys: readonly BlockKey[]) => void
  readonly drop: (brought?: Blocks) => void
}

/** Lines of the outline and items of the palette are dragged by the browser, which keeps the pointer from the frame: a cover over it hears where they are. */
function useOutlineDrag({ take, drop }: OutlineDrag): Pick<DragOver, 'isDragging' | 'point' | 'cover'> {
  const { editor, canEdit } = useEditing()
  const [isDragging, setDragging] = useState(false)
  const [point, setPoint] = useState<Point | null>(null)
  const [element, cover] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (!element || !canEdit) return undefined
    return combine(
      monitorForElements({
        onDragStart({ source }) {
          const key = String(source.data.key)
          const { selected } = editor.state
          take(broughtIn(source.data) ? [] : selected.includes(key) ? selected : [key])
          setDragging(true)
        },
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        onDrag({ location }) {
          setPoint(pointOver(element, location.current.input))
        },
        onDragLeave: () => setPoint(null),
        onDrop: ({ source }) => {
          drop(broughtIn(source.data))
          setPoint(null)
        },
      }),
    )
  }, [element, canEdit, editor, take, drop])
  return { isDragging, point, cover }
}
