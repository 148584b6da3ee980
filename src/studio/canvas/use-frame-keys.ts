import { useEditing } from '../editor/editor-context.ts'
import { blockClipboard } from '../outline/block-clipboard.ts'
import { commandForKey } from '../outline/keys-elsewhere.ts'
import { useBlockCommands } from '../outline/use-commands.ts'
import type { FrameKey } from './protocol.ts'

/** Keys that were pressed in the frame do what they do in the outline, or in the whole studio. */
export function useFrameKeys(): (pressed: FrameKey) => void {
  const editing = useEditing()
  const commands = useBlockCommands(editing)
  const { editor, canEdit } = editing
  const clipboard = blockClipboard(commands, canEdit)
  return (pressed) => {
    const { key } = pressed
    if (key === 'Escape') return editor.select([])
    const hasChosen = editor.state.selected.length > 0
    if (key === 'c') return hasChosen ? clipboard.copy() : undefined
    if (key === 'x') return canEdit && hasChosen ? clipboard.cut() : undefined
    if (key === 'v') return canEdit ? void clipboard.paste() : undefined
    const deed = commandForKey(pressed, commands)
    if (deed) return canEdit && hasChosen ? deed() : undefined
    globalThis.document.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }))
  }
}
