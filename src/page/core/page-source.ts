/** The text of a page as its author keeps it. */
export interface PageSource {
  readonly name: string
  /** The file as messages and logs name it: pages/home.json */
  readonly file: string
  readonly text: string
}
