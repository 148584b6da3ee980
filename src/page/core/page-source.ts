/** The text of a page as its author keeps it. */
export interface PageSource {
  readonly name: string
  /** As people know it: pages/home.json */
  readonly file: string
  readonly text: string
}
