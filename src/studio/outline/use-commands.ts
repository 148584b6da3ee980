import { useMemo } from 'react'
import { type BlockCommands, blockCommands } from './block-commands.ts'
import type { Editing } from '../editor/editor-context.ts'

/** What can be done to chosen blocks, once for an open document. */
export const useBlockCommands = (editing: Editing): BlockCommands => useMemo(() => blockCommands(editing), [editing])
