import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { CanvasPageBody, CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { type BlockKey, blockName, type Document, print, slotPlace, type Titles } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { problemsByBlock } from '../document/problem-places.ts'
import { useStudio } from '../session/studio.ts'
import { useAfterCanvas } from '../session/use-after-canvas.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { CanvasPane, type CanvasPaneProps } from './canvas-pane.tsx'
import { ChosenContents } from './chosen-contents.tsx'
import { ChosenPlace } from './chosen-place.tsx'
import { experimentsOf, type PageLook } from './look.ts'
import { NoPage } from './no-page.tsx'
import type { TappedLevel } from './protocol.ts'
import { keyOfShown, type PartBlocks, partBlocksOf, shownIds, typedBlocks } from './shown-blocks.ts'
import { useAddresses } from './use-addresses.ts'
import { useDragOver } from './use-drag-over.ts'
import { useFrameKeys } from './use-frame-keys.ts'
import { useShownTheme } from './use-shown-theme.ts'

const NO_PARTS: PartBlocks = new Map()
const NO_LEVELS: readonly TappedLevel[] = []

interface EditorCanvasProps {
  readonly look: PageLook
  readonly onLook: (look: PageLook) => void
}

/** The canvas of the open document: what is chosen, moved and typed is the same here and in the other panes. */
export const EditorCanvas = memo(function EditorCanvas({ look, onLook }: EditorCanvasProps): ReactNode {
  const { call } = useStudio()
  const editing = useEditing()
  const { editor, titles } = editing
  const { item, document, typed, selected, route, row } = useEditorState(editor)
  const { addresses, failed } = useAddresses(item, route)
  const [parts, setParts] = useState(NO_PARTS)
  const [unseen, setUnseen] = useState<readonly string[]>([])
  const drag = useDragOver(parts)

  const asked = useRef(document)
  const ask = useCallback(
    async (draft: CanvasPageBody): Promise<CanvasPageReply> => {
      asked.current = editor.state.document
      const answer = await call('canvasPage', { body: draft })
      if ('failure' in answer) throw new Error(answer.failure.message)
      return answer.reply
    },
    [call, editor],
  )
  const onReply = useCallback((reply: CanvasPageReply) => {
    setParts((before) => likeBefore(before, partBlocksOf(asked.current, reply.origins)))
    setUnseen(Object.keys(reply.blocks))
  }, [])

  const text = useCallback(() => print(document), [document])
  const rested = useAfterCanvas(editor, document)
  const theme = useShownTheme()
  const blocks = useMemo(() => typedBlocks(typed ?? document, parts), [typed, document, parts])
  const shown = useMemo(() => selected.flatMap((key) => shownIds(rested, parts, key)), [rested, parts, selected])
  const marked = useMarked(rested, parts)
  const onOpen = useCallback((isOpen: boolean) => (editor.hasCanvas = isOpen), [editor])
  const isSound = useIsSound()
  const { onSelect, levels } = useSelect(parts)
  const onKey = useFrameKeys()
  if (addresses === undefined || (addresses.length === 0 && look.address === undefined))
    return <NoPage isKnown={addresses !== undefined} {...{ failed, row, look, onLook }} type={document.rest.type} />
  return (
    <CanvasPane
      item={item}
      addresses={addresses}
      look={look}
      onLook={onLook}
      text={text}
      blocks={blocks}
      experiments={experimentsOf(rested.rest.experiments)}
      selected={shown}
      marked={marked}
      theme={theme}
      unseen={namesOf(rested, parts, unseen, titles)}
      isSound={isSound}
      ask={ask}
      onSelect={onSelect}
      onKey={onKey}
      onReply={onReply}
      drag={drag}
      values={editing.values}
      contents={<Chosen levels={levels} />}
      onOpen={onOpen}
    />
  )
})

/** What can be done about what is chosen. */
const Chosen = ({ levels }: { readonly levels: readonly TappedLevel[] }): ReactNode => (
  <>
    <ChosenContents levels={levels} />
    <ChosenPlace />
  </>
)

/** What blocks of the page are called in the document. */
const namesOf = (document: Document, parts: PartBlocks, ids: readonly string[], titles: Titles): readonly string[] =>
  ids.flatMap((id) => {
    const key = keyOfShown(document, parts, id)
    return key === undefined ? [] : [blockName(document, key, titles)]
  })

/** The same parts stay the same map: what is made of it is not told to the frame once more, which would scroll to what is chosen. */
const likeBefore = (before: PartBlocks, found: PartBlocks): PartBlocks =>
  JSON.stringify([...before]) === JSON.stringify([...found]) ? before : found

/** The blocks of the page that have errors. */
function useMarked(document: Document, parts: PartBlocks): readonly string[] {
  const { editor } = useEditing()
  const { problems } = useEditorState(editor)
  return useMemo(() => {
    const wrong = [...problemsByBlock(document, problems)].filter(([, list]) =>
      list.some(({ severity }) => severity === 'error'),
    )
    return wrong.flatMap(([key]) => shownIds(document, parts, key))
  }, [document, parts, problems])
}

/** Whether the draft as the server has it can be shown; undefined while it is not checked or not saved. */
function useIsSound(): boolean | undefined {
  const { editor } = useEditing()
  const { problems, isChecked, saving, waiting } = useEditorState(editor)
  if (!isChecked || saving !== 'saved' || waiting.length > 0) return undefined
  return !problems.some(({ severity }) => severity === 'error')
}

/** A tap on a block of the page chooses what it stands for, and tells what of it was tapped, as long as it is the one that is chosen. */
function useSelect(parts: PartBlocks) {
  const { editor } = useEditing()
  const { selected } = useEditorState(editor)
  const [tapped, setTapped] = useState<{ readonly key: BlockKey; readonly levels: readonly TappedLevel[] }>()
  const onSelect: CanvasPaneProps['onSelect'] = useCallback(
    ({ id, add, levels, slot }) => {
      const key = keyOfShown(editor.state.document, parts, id)
      if (key === undefined) return
      if (slot !== undefined) return editor.selectPlace(slotPlace(key, slot))
      setTapped({ key, levels })
      const before: readonly BlockKey[] = editor.state.selected
      const more = before.includes(key) ? before.filter((one) => one !== key) : [...before, key]
      editor.select(add ? more : [key])
    },
    [editor, parts],
  )
  return { onSelect, levels: tapped && selected.length === 1 && selected[0] === tapped.key ? tapped.levels : NO_LEVELS }
}
