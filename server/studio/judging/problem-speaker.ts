import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { blockName, normalise, type Titles } from '../../../src/studio/document/index.ts'
import { placeOfPointer } from '../../../src/studio/document/problem-places.ts'
import type { TitlesFor } from '../../../src/studio/document/shop-titles.ts'
import { spokenProblem } from '../../../src/studio/document/spoken-problem.ts'

/** A problem of a text as the studio's form would tell it. */
export type SpeakProblem = (
  item: Pick<ItemId, 'kind'>,
  text: string,
  problem: ProblemView,
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

/** What is told of a problem beside the text that has it: in the form's words, with what the outline calls its block. */
interface Told {
  readonly message: string
  /** The block's id, or its place where it has none, and its name. */
  readonly block?: string
  readonly entry?: string
}

/** Problems of one text, which is read once for all of them. */
export type TellProblems = (
  item: ItemId,
  text: string,
  titlesFor: TitlesFor,
) => (problem: Pick<ProblemView, 'rule' | 'pointer' | 'message'>) => Told

export const problemTeller =
  (catalogue: BuiltCatalogue): TellProblems =>
  (item, text, titlesFor) => {
    const read = normalise(text, item.kind)
    if ('problem' in read) return ({ message }) => ({ message: message.zh })
    const { document } = read
    const titles = titlesFor(item)
    return (problem) => {
      const { key } = placeOfPointer(document, problem.pointer)
      const message = spokenProblem(catalogue, document, problem, titles)
      return { message, ...(key !== undefined && { block: key, entry: blockName(document, key, titles) }) }
    }
  }
