import type { JSONSchema } from '../../../../schemas/json-schema.ts'
import type { ProblemView } from '../../../../schemas/studio/checked.ts'
import { type ItemId, itemNameSchema, kindSchema } from '../../../../schemas/studio/item.ts'
import { studioProblems } from '../../../../schemas/studio/problems.ts'
import { formatProblem } from '../../../../src/engine/checks/format-problem.ts'
import type { Problem } from '../../../../src/kit/problem.ts'
import type { Remote } from '../../../remote/client.ts'
import { fileOf } from '../../../remote/item-names.ts'
import { type ServerItem, textToEdit } from '../../../remote/server-items.ts'
import { textHash } from '../../../remote/folder.ts'
import { ToolRefusal } from '../tool.ts'

/** What names an item; a page where the kind is not said. */
export const itemInput = {
  kind: { ...kindSchema, description: 'page (the default), part, theme, route or component' },
  name: { ...itemNameSchema, description: 'as list_pages has it: home; a component by its code: YT3_BANNER' },
} as const satisfies Record<string, JSONSchema>

export interface NamedItem {
  readonly kind?: ItemId['kind']
  readonly name: string
}

export const itemOf = ({ kind = 'page', name }: NamedItem): ItemId => ({ kind, name })

/** Refuses as the studio does, in its words. */
export const refuseAs = (code: keyof typeof studioProblems, more = ''): never => {
  throw new ToolRefusal(code, studioProblems[code].message + more)
}

/** An item as operators are at it: its draft, else what is published. */
export interface EditedItem {
  readonly server: ServerItem
  readonly text: string
  /** Names the text: what is proposed follows it. */
  readonly revision: string
}

export async function editedItem(remote: Remote, item: ItemId): Promise<EditedItem> {
  const server = await remote.ask.item({ params: item })
  const text = textToEdit(server) ?? refuseAs('no-such-item', '（已经归档）')
  return { server, text, revision: textHash(text) }
}

/** Problems of a text as the server tells them to a person: as data, and in the words that the studio and `pagoda check` have. */
export async function problemsOf(remote: Remote, item: ItemId, text: string) {
  const { problems } = await remote.ask.checkDocument({ params: item, body: { text } })
  return problemViews(item, text, problems)
}

function problemViews(item: ItemId, text: string, problems: readonly ProblemView[]) {
  const file = `pages/${fileOf(item)}`
  const words = (problem: ProblemView) =>
    formatProblem({ ...problem, file } as Problem, 'zh', { frame: true, source: text })
  return {
    canBePublished: !problems.some(({ severity }) => severity === 'error'),
    problems: problems.map((problem) => ({ ...problem, words: words(problem) })),
  }
}
