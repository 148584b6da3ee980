import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { Checked } from '../../../src/kit/checker.ts'
import type { Problem } from '../../../src/kit/problem.ts'

const START = { line: 1, column: 1, offset: 0 } as const

/** A problem as the studio tells it. */
function toldProblem({ fix, ...problem }: Problem): ProblemView {
  const { rule, severity, pointer, message, expected, got, suggestion, block, start, end, docs } = problem
  return {
    ...{ rule, severity, pointer, message, start, end, docs },
    ...(expected && { expected }),
    ...(got !== undefined && { got }),
    ...(suggestion !== undefined && { suggestion }),
    ...(block && { block: { ...block } }),
    ...(fix && { fix: { ...fix, edit: { ...fix.edit } } }),
  }
}

/** What stands at no place of the text: a check that broke, or what it means for another file. */
const unplaced = (zh: string, en: string, rule = 'check-failed'): ProblemView => ({
  ...{ rule, severity: 'error', pointer: '', message: { zh, en } },
  ...{ start: START, end: START, docs: `docs/checks.md#${rule}` },
})

/** The problems of a check, those of one that broke without places. */
export const problemViews = ({ placed, problems }: Checked<unknown>): ProblemView[] =>
  placed ? placed.map(toldProblem) : problems.map((text) => unplaced(text, text))

/** What a change of a part or an address does to a page that uses it: told with what the page is called. */
export function ofUser(called: string, { problems, placed }: Checked<unknown>): ProblemView {
  const first = placed?.find(({ severity }) => severity === 'error')
  const { zh, en } = first?.message ?? { zh: problems[0] ?? '', en: problems[0] ?? '' }
  return unplaced(`用到它的${called}会出错：${zh}`, `${called}, which uses it, would fail: ${en}`, first?.rule)
}

export const hasErrors = (problems: readonly ProblemView[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
