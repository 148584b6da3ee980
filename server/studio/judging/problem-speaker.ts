import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { normalise, type Titles } from '../../../src/studio/document/index.ts'
import { spokenProblem } from '../../../src/studio/document/spoken-problem.ts'

/** A problem of a text as the studio's form would tell it. */
export type SpeakProblem = (
  item: Pick<ItemId, 'kind'>,
  text: string,
  problem: ToldProblem,
  parts?: Titles['parts'],
) => string

/** In a sentence that is no part of a form: a refusal, a reason that is kept. */
export const problemSpeaker =
  (catalogue: BuiltCatalogue): SpeakProblem =>
  ({ kind }, text, problem, parts = {}) => {
    const read = normalise(text, kind)
    if ('problem' in read) return problem.message.zh
    // An address is one of a table to its check, and alone in the form.
    const pointer = kind === 'route' ? problem.pointer.replace(/^\/routes\/\d+/, '') : problem.pointer
    return spokenProblem(catalogue, read.document, { ...problem, pointer }, { widgets: {}, parts })
  }
