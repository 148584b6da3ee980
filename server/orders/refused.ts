/** Why the database would not do what was wanted: nothing of it happened. */
export interface Refused<Reason extends string> {
  readonly refused: Reason
}

/** What pagoda_require of the migrations raises. */
const RAISED = 'PG001'

/** @returns what a statement's `pagoda_require` refused; undefined when it failed for another cause */
export function refusedBy<Reason extends string>(
  error: unknown,
  reasons: readonly Reason[],
): Refused<Reason> | undefined {
  const raised = [error, (error as { readonly cause?: unknown } | undefined)?.cause].find(isRaised)
  const reason = reasons.find((one) => one === raised?.message)
  return reason === undefined ? undefined : { refused: reason }
}

const isRaised = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === RAISED
