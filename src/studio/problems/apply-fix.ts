import { tokensOf } from '../../kit/json.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import {
  type Document,
  isList,
  isMap,
  type Json,
  makeStep,
  type Outcome,
  documentOf,
  becomeDocument,
  rootOf,
} from '../document/index.ts'

type Holder = Record<string, Json>

/** A copy of the value with another one at the end of the path; undefined takes it out. */
function edited(
  value: Json,
  [token = '', ...more]: readonly string[],
  change: (holder: Json, token: string) => Json,
): Json {
  if (more.length === 0) return change(value, token)
  if (isList(value)) return value.map((one, at) => (String(at) === token ? edited(one, more, change) : one))
  if (!isMap(value) || !Object.hasOwn(value, token)) return value
  return { ...value, [token]: edited(value[token] ?? null, more, change) }
}

const put =
  (next: Json) =>
  (holder: Json, token: string): Json => {
    if (isList(holder)) return holder.map((one, at) => (String(at) === token ? next : one))
    return isMap(holder) ? { ...holder, [token]: next } : holder
  }

const drop = (holder: Json, token: string): Json => {
  if (isList(holder)) return holder.filter((_, at) => String(at) !== token)
  return isMap(holder) ? Object.fromEntries(Object.entries(holder).filter(([key]) => key !== token)) : holder
}

const rename =
  (to: string) =>
  (holder: Json, token: string): Json =>
    isMap(holder)
      ? Object.fromEntries(Object.entries(holder).map(([key, one]) => [key === token ? to : key, one]))
      : holder

/** What a fix does to the value of a document; undefined where it is for a text that is no JSON yet. */
function changeOf(edit: Holder): ((holder: Json, token: string) => Json) | undefined {
  if (edit.op === 'replace' || edit.op === 'add') return put(edit.value ?? null)
  if (edit.op === 'remove') return drop
  return edit.op === 'rename-key' ? rename(String(edit.to)) : undefined
}

/** Mends a problem in the way that its rule offers, as one step. */
export function applyFix(document: Document, { fix }: ProblemView): Outcome {
  const edit = (fix?.edit ?? {}) as Holder
  const change = changeOf(edit)
  if (!fix || !change) return { refused: '这个问题要自己改' }
  const root = edited(rootOf(document), tokensOf(String(edit.pointer)), change)
  if (!isMap(root)) return { refused: '这个问题要自己改' }
  return makeStep(document, `修好：${fix.title.zh}`, (draft) =>
    becomeDocument(draft, document, documentOf(root, document.kind)),
  )
}
