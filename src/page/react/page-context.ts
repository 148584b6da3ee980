import { createContext } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { WidgetTools } from '../../kit/widget.ts'
import type { PageRuntime } from './page-runtime.ts'
import type { PageStore } from './page-store.ts'

export interface PageContextValue {
  readonly store: PageStore
  readonly runtime: PageRuntime
  /** The same function for the same block each time: the contract of WidgetTools. */
  readonly emitOf: (block: string) => WidgetTools['emit']
  /** The same object for the same block each time. */
  readonly memoryOf: (block: string) => WidgetTools['memory']
  /** Server only: told of each block whose widget threw. */
  readonly crashed?: (block: PlannedBlock) => void
}

/** One value for the life of a page: a change of it would make React drop the server's HTML of blocks not yet hydrated. */
export const PageContext = createContext<PageContextValue>(undefined as never)
