import { useMemo } from 'react'
import { useCommand } from '../app/commands.ts'
import { type BlockCommands, blockCommands } from './block-commands.ts'
import type { Editing } from '../editor/editor-context.ts'

/** What can be done to chosen blocks, once for an open document. */
export const useBlockCommands = (editing: Editing): BlockCommands => useMemo(() => blockCommands(editing), [editing])

/** What can be done to what is chosen, in the palette. Their keys are the outline's: in a field the same keys mean the text. */
export function useChosenCommands(commands: BlockCommands, isOffered: boolean, isComponent: boolean): void {
  const offered = (run: () => void) => (isOffered ? run : undefined)
  useCommand(
    'move-up',
    '上移选中的',
    undefined,
    offered(() => commands.move(-1)),
  )
  useCommand(
    'move-down',
    '下移选中的',
    undefined,
    offered(() => commands.move(1)),
  )
  useCommand('duplicate', '把选中的复制一份', undefined, offered(commands.duplicate))
  useCommand('hide', '隐藏或显示选中的', undefined, offered(commands.hide))
  useCommand('remove', '删除选中的', undefined, offered(commands.remove))
  useCommand('wrap', '把选中的放进分栏', undefined, isComponent ? undefined : offered(() => commands.wrap('columns')))
}
