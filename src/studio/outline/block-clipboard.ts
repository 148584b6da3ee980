import { toast } from '../controls/toasts.tsx'
import { type BlockCommands, blocksIn } from './block-commands.ts'

/** What was copied last in this tab, for where the browser lets nobody read the system's clipboard. */
let copiedHere = ''

/** A copy, a cut or a paste, as React and the browser tell it. */
type Clipped = Pick<ClipboardEvent, 'type' | 'preventDefault'> & {
  readonly clipboardData: Pick<DataTransfer, 'getData' | 'setData'> | null
}

/** Nobody has to allow it: it is in this tab then. */
const ignore = () => undefined

/**
 * Chosen blocks travel by the clipboard of the system: to other pages, other tabs, other people. By the keys of the system, and by buttons for a
 * mouse or a finger.
 */
export function blockClipboard(commands: BlockCommands, canEdit: boolean) {
  const taken = () => (copiedHere = commands.copied())
  const onCopy = (event: Clipped) => {
    event.preventDefault()
    event.clipboardData?.setData('text', taken())
    if (event.type === 'cut' && canEdit) commands.remove()
  }
  const onPaste = (event: Clipped) => {
    event.preventDefault()
    if (canEdit) commands.paste(event.clipboardData?.getData('text') ?? '')
  }
  const take = () => void navigator.clipboard?.writeText(taken()).catch(ignore)
  return {
    events: { onCopy, onCut: onCopy, onPaste },
    copy: () => {
      take()
      toast('复制好了：在这一页、别的页面或标签页里点「粘贴」')
    },
    cut: () => {
      take()
      commands.remove()
    },
    paste: async () => {
      const text = (await navigator.clipboard?.readText().catch(ignore)) ?? ''
      commands.paste(blocksIn(text) ? text : copiedHere)
    },
  }
}

export type BlockClipboard = ReturnType<typeof blockClipboard>
