import type { BlockReport } from '../react/page-runtime.ts'
import type { MatchPage } from './match-page.ts'
import type { PreparedPage } from './page-request.ts'
import type { PreparePage } from './prepare.ts'

/** The files of the client build that a page needs to be opened without a reload. */
export interface PageStyles {
  /** Addresses of the style sheets of these widgets. */
  readonly cssHrefs: (widgets: readonly string[]) => readonly string[]
}

export type Report = (problem: BlockReport) => void

/** Makes a page, step by step. */
export interface PageMaker<Settings, Document> {
  /** Which page answers a request; undefined when the page's file was never good. */
  readonly match: MatchPage
  /** The page with its data. Rejects when its file went away meanwhile. */
  readonly prepare: PreparePage
  /** For the address bar. A widget that throws costs its own block, and is reported. */
  readonly html: (prepared: PreparedPage, settings: Settings, report: Report) => Document
  /** For the app that runs already: the page as JSON, and the style sheets that it needs. */
  readonly data: (prepared: PreparedPage, styles: PageStyles) => string
}
