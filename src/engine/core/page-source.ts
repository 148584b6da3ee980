import type { ForeignEncoding } from '../../kit/file-text.ts'

/** The text of a page as its author keeps it. */
export interface PageSource {
  readonly name: string
  /** The file as messages and logs name it: pages/home.json */
  readonly file: string
  readonly text: string
  /** Of a file that is not UTF-8, which has no text then. */
  readonly encoding?: ForeignEncoding
}
