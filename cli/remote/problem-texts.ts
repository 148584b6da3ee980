import type { ProblemView } from '../../schemas/studio/checked.ts'
import type { ItemId } from '../../schemas/studio/item.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { formatProblem } from '../../src/engine/checks/format-problem.ts'
import type { Context } from '../command.ts'
import { fileOf } from './item-names.ts'

export const hasErrors = (problems: readonly ProblemView[]): boolean =>
  problems.some(({ severity }) => severity === 'error')

/** Problems that a server told, as `pagoda check` prints them: with the line that each stands in. */
export const problemTexts = (
  item: ItemId,
  { text, problems }: { readonly text: string; readonly problems: readonly ProblemView[] },
  { language }: Context,
): string[] =>
  problems.map((problem) =>
    formatProblem({ ...problem, file: `pages/${fileOf(item)}` } as Problem, language, { frame: true, source: text }),
  )
