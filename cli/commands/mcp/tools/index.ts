import type { Tool } from '../tool.ts'
import { check } from './check.ts'
import { listPages } from './list-pages.ts'
import { listWidgets } from './list-widgets.ts'
import { preview } from './preview.ts'
import { proposeEdit } from './propose-edit.ts'
import { publish } from './publish.ts'
import { readPage } from './read-page.ts'

/** Everything that an assistant may ask for. */
export const tools: readonly Tool[] = [listPages, listWidgets, readPage, proposeEdit, check, preview, publish]
