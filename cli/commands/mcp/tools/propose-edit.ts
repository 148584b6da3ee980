import type { ItemId } from '../../../../schemas/studio/item.ts'
import { documentText } from '../../../../schemas/studio/items.ts'
import type { Step } from '../../../../schemas/studio/step.ts'
import {
  describeChanges,
  type Document,
  normalise,
  print,
  replaceText,
  type Titles,
} from '../../../../src/studio/document/index.ts'
import { textHash } from '../../../remote/folder.ts'
import { titlesOf } from '../../../remote/titles.ts'
import { type Tool, ToolRefusal } from '../tool.ts'
import { type Operation, operate, operationSchema } from './edit-operations.ts'
import { editedItem, type EditedItem, itemInput, itemOf, type NamedItem, problemsOf, refuseAs } from './shared.ts'

interface Input extends NamedItem {
  readonly revision: string
  readonly text?: string
  readonly operations?: readonly Operation[]
  readonly message?: string
}

export const proposeEdit = {
  name: 'propose_edit',
  title: '提出修改',
  description:
    'Changes the draft of a page, part, theme or route, or begins one: by operations, or by a whole new text. Nobody but operators sees it before somebody publishes. Gives what changed in words, and the problems that it has now.',
  input: {
    type: 'object',
    properties: {
      ...itemInput,
      revision: { type: 'string', pattern: '^[0-9a-f]{16}$', description: 'of the text that was read (read_page)' },
      text: { ...documentText, description: 'the whole new text; not together with operations' },
      operations: { type: 'array', minItems: 1, maxItems: 100, items: operationSchema },
      message: { type: 'string', maxLength: 120, description: 'why, for the history' },
    },
    required: ['name', 'revision'],
    additionalProperties: false,
  },
  isReadOnly: false,
  async run({ revision, text, operations, message = '', ...named }: Input, { remote }) {
    if ((text === undefined) === (operations === undefined))
      throw new ToolRefusal('invalid-request', '要么给 text，要么给 operations')
    const item = itemOf(named)
    const found = await editedItem(remote, item)
    if (found.revision !== revision) return refuseAs('draft-moved', '：用 read_page 再读一次')
    const titles = (await titlesOf(remote))(item)
    const before = documentOf(item, found.text)
    const edit = text === undefined ? byOperations(before, operations ?? [], titles) : byText(before, text, message)
    const after = print(edit.document)
    const version = await save(found, edit.steps, after)
    const changes = describeChanges(before, edit.document, titles)
    return {
      value: { ...item, version, revision: textHash(after), changes, ...(await problemsOf(remote, item, after)) },
    }

    async function save({ server }: EditedItem, steps: Step[], sent: string): Promise<number> {
      const base = server.draft ? server.draft.base : (server.published?.hash ?? null)
      const body = { version: server.draft?.version ?? 0, base, steps, text: sent }
      return (await remote.ask.saveSteps({ params: item, body })).version
    }
  },
} as const satisfies Tool

interface Edit {
  readonly document: Document
  readonly steps: Step[]
}

function documentOf({ kind }: ItemId, text: string): Document {
  const read = normalise(text, kind)
  if ('document' in read) return read.document
  const { line, message } = read.problem
  throw new ToolRefusal('invalid-request', `第 ${line} 行：${message}`)
}

/** Each operation is a step of its own: it can be taken back by itself. */
function byOperations(before: Document, operations: readonly Operation[], titles: Titles): Edit {
  let document = before
  const steps: Step[] = []
  for (const [at, operation] of operations.entries()) {
    const made = operate(document, operation, titles)
    if ('refused' in made) throw new ToolRefusal('refused', `第 ${at + 1} 个操作：${made.refused}，什么都没有保存`)
    document = made.document
    steps.push(made.step)
  }
  return { document, steps }
}

function byText(before: Document, text: string, message: string): Edit {
  const made = replaceText(before, text, message === '' ? '助手改了内容' : `助手：${message}`)
  if ('problem' in made) throw new ToolRefusal('invalid-request', `第 ${made.problem.line} 行：${made.problem.message}`)
  if ('refused' in made) throw new ToolRefusal('refused', made.refused)
  return { document: made.document, steps: [made.step] }
}
