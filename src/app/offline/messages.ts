/** What a document tells its worker. */
export type ToWorker =
  /** The document has stood for a while: its page is kept with the files that it loaded, and what is left of the build is fetched. */
  | { readonly tell: 'seen'; readonly href: string; readonly files: readonly string[]; readonly isSparing: boolean }
  /** Asked through a port: which build the worker belongs to. */
  | { readonly tell: 'which-build' }
  /** The document is of the waiting worker's build already. */
  | { readonly tell: 'take-over' }

/** What a worker answers through the port. */
export interface BuildAnswer {
  readonly entry: string
}
