import { componentKinds } from '../../../schemas/domain/component-kinds.ts'
import { itemKindNames } from '../../../schemas/studio/item.ts'
import { nameProblem } from '../../../src/domain/studio/item-names.ts'
import { isStorable } from '../../../src/domain/storable.ts'
import type { Json } from '../../../src/studio/document/json.ts'
import { normalise, print, printJson } from '../../../src/studio/document/index.ts'
import { componentText } from '../../components/component-text.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { refuseForeign } from '../components/foreign-components.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { BodyOfStudioCall, StudioHandler } from '../studio-route.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { CountErrors } from './count-errors.ts'
import { itemRows } from './item-rows.ts'
import { itemOfFile, servedItem } from './served-item.ts'
import { namesOf } from './text-names.ts'

type Asked = BodyOfStudioCall<'newItem'>

/** A new part, theme or page component as a draft: nobody sees it before it is published [E6]. */
export const newItem =
  (deps: ItemDeps, count: CountErrors): StudioHandler<'newItem'> =>
  async ({ body, by, place }) => {
    const { kind, name } = body
    const item = { kind, name }
    const wrong = refuseForeign(deps, item) ?? refuseWritten(body)
    if (wrong) return wrong
    const text = firstText(body)
    if (text instanceof StudioRefusal) return text
    const actor = auditActorOf(by, place, deps.now)
    const refused = await undoneOnRefusal<void, 'name-taken'>(() =>
      deps.db.transaction(async (tx) => {
        // Of two that want one name at once, one gets it.
        await advisoryLock(tx, 'studio new item')
        await refuseTaken(tx, deps, item)
        const who = { createdBy: actor.operator, createdAt: actor.at, updatedBy: actor.operator, updatedAt: actor.at }
        await tx.insert(studioDrafts).values({ ...item, base: null, version: 1, text, ...who })
        return writeAudit(tx, actor, 'new-item', {}, item)
      }),
    )
    if (refused instanceof StudioRefusal) return refused
    const [row] = await itemRows(deps, count, item)
    return row ?? refuseStudio('no-such-item')
  }

function refuseWritten({ kind, name, type = '' }: Asked) {
  const problem = nameProblem(kind, name)
  if (problem !== undefined) return refuseStudio('bad-name', problem)
  const isKnown = kind !== 'component' || Object.hasOwn(componentKinds, type)
  return isKnown ? undefined : refuseStudio('bad-name', `种类要是其中一个：${Object.keys(componentKinds).join('、')}`)
}

/** Leaves the transaction where somebody has the name, however its letters are written: a pulled folder may not tell them apart. */
async function refuseTaken(
  tx: Queries,
  { store }: ItemDeps,
  { kind, name }: Pick<Asked, 'kind' | 'name'>,
): Promise<void> {
  const sources = store.sources()
  const drafts = await tx.select().from(studioDrafts)
  const files = [...sources.folder.keys()].flatMap((file) => itemOfFile(file) ?? [])
  const all = [...files, ...sources.published.values(), ...drafts]
  const other = all.find((one) => one.kind === kind && one.name.toLowerCase() === name.toLowerCase())
  if (!other) return
  const served = servedItem(sources, { kind, name: other.name })
  const text = drafts.find((draft) => draft.kind === kind && draft.name === other.name)?.text ?? served?.text ?? ''
  const title = `「${namesOf(text).title ?? other.name}」`
  if (served?.isArchived) return undo(refuseStudio('name-taken', `归档的${title}叫 ${other.name}，恢复它或换一个名字`))
  undo(refuseStudio('name-taken', `${itemKindNames[kind]}${title}${ADVICE[kind](other.name)}`))
}

/** What is to be done where a name is somebody's: what pages and brands are called by is not given twice. */
const ADVICE = {
  component: (code) => `已经用了编号 ${code}，页面就按它读：直接改它的内容，或换一个编号`,
  theme: (word) => `已经是来源 ${word} 的主题：直接改它，或换一个来源`,
  part: (name) => `已经叫 ${name}：直接改它，或换一个名字`,
} satisfies Readonly<Record<Asked['kind'], (name: string) => string>>

/** What was made of blocks of a page. */
function givenText(text: string) {
  const read = normalise(text, 'part')
  if ('problem' in read) return refuseStudio('invalid-request', read.problem.message)
  // Escaped it can be stored; what is made of it later (titles in the log, findings) could not be.
  if (!isStorable(read.document)) return refuseStudio('invalid-request', '有一段文字里有无法保存的字符')
  return print(read.document)
}

/** What it begins with: as a file of pages/ would, so that what is pulled is one. */
function firstText({
  kind,
  title: typed,
  type = '',
  text,
}: Asked): string | StudioRefusal<'too-large' | 'invalid-request'> {
  const title = typed.trim()
  if (text !== undefined)
    return kind === 'part' ? givenText(text) : refuseStudio('invalid-request', '只有部件可以从一段 JSON 开始')
  if (kind === 'component')
    return componentText({ componentCode: '', componentName: title, typeName: type, entries: [] })
  const document: Json =
    kind === 'theme'
      ? { $schema: '../../schemas/generated/theme.schema.json', title, tokens: {} }
      : {
          $schema: '../../schemas/generated/part.schema.json',
          versions: { page: 1, 'rich-text': 1 },
          title,
          inputs: {},
          blocks: [{ id: 'words', widget: 'rich-text', props: { parts: [{ paragraphs: [title] }] } }],
        }
  return printJson(document)
}
