/** What people write of one kind of thing. Each line is a sentence or two of its own and stands beside any other. */
export interface PhraseSet {
  readonly good: readonly string[]
  readonly medium: readonly string[]
  readonly bad: readonly string[]
  /** Sides that are scored apart. */
  readonly sides: readonly string[]
  /** Names of pictures that a guest could have taken. */
  readonly pictures: readonly string[]
}
