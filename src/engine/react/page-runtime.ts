import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { ActionTools } from '../../kit/action.ts'
import type { WidgetTools } from '../../kit/widget.ts'
import type { SiteWords } from '../words/zh.ts'
import type { HydrationOf } from './hydration.ts'
import type { PageStore } from './page-store.ts'

export type WidgetComponent = (props: Record<string, unknown> & WidgetTools) => ReactNode

/** What went wrong in a block, for the log: never shown to a shopper. */
export interface BlockReport {
  readonly page: string
  readonly block: string
  readonly widget: string
  readonly code: string
  readonly message: string
}

/** What the page view needs from outside: the app fills it for browser and server, tests and the gallery with their own. */
export interface PageRuntime {
  /** The widget's component when its code is here already. */
  readonly widget: (code: string) => WidgetComponent | undefined
  /** Fetches the widget's code; rejects when it can't be had. */
  readonly loadWidget: (code: string) => Promise<WidgetComponent>
  /** Runs the actions of a block's event. */
  readonly emit: (block: string, event: string, payload: unknown) => void
  /** The tools of the page's actions, for the code of a module's screen: the same promise each time, until it fails. */
  readonly tools: () => Promise<ActionTools>
  readonly now: () => number
  readonly report: (problem: BlockReport) => void
  /** Prefix of the site's addresses. */
  readonly base?: string
  /** What the engine itself says; in Chinese when absent. */
  readonly words?: SiteWords
  /** How a block comes alive over the server's HTML (hydration.ts), the same each time; by itself where nothing is said. */
  readonly hydrationOf?: HydrationOf
  /** What stands in a place of a container that has no blocks; the studio's canvas shows it, the shop nothing. */
  readonly emptyPlace?: (block: string, slot: string) => ReactNode
  /** On the server alone. */
  readonly server?: ServerSide
}

/** How a page is rendered where nothing can be waited for, nobody taps and nothing is remembered. */
export interface ServerSide extends Pick<PageContextValue, 'emitOf' | 'memoryOf'> {
  readonly blocks: (page: PageContextValue, blocks: readonly PlannedBlock[], headingLevel: 2 | 3) => ReactNode
  /** Stands around the first view. */
  readonly boundary: (children: ReactNode) => ReactNode
}

/** What the blocks of a page share. */
export interface PageContextValue {
  readonly store: PageStore
  readonly runtime: PageRuntime
  /** The same function for the same block each time: the contract of WidgetTools. */
  readonly emitOf: (block: string) => WidgetTools['emit']
  /** The same object for the same block each time. */
  readonly memoryOf: (block: string) => WidgetTools['memory']
  /** Stands above the words of what is not there. */
  readonly notFoundPicture?: ReactNode
  /** The blocks of a slot, as an element with this key. */
  readonly list: (key: string, blocks: readonly PlannedBlock[], headingLevel: 2 | 3) => ReactNode
  /** Server only: told of each block whose widget threw. */
  readonly crashed?: (block: PlannedBlock) => void
}
