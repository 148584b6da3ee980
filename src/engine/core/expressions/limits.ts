/** What one expression may cost. The first three refuse it when read, the others stop it while it runs. */
export const LIMITS = {
  /** UTF-16 units of source text. */
  source: 1000,
  /** Brackets, calls, signs and choices inside each other. */
  depth: 50,
  nodes: 300,
  /** Nodes visited in one evaluation; a macro visits its body once per element. */
  steps: 10_000,
  /** Nodes visited by all expressions of a page while the server makes it: some 50 ms of its time. */
  pageSteps: 500_000,
  /** UTF-16 units of a text, or elements of a list, that an expression builds. */
  size: 10_000,
} as const
