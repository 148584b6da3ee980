import { useMemo } from 'react'
import type { NamedKind } from '../../../schemas/keywords.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { foreignWords } from '../../domain/studio/spoken-text.ts'
import { allBlocks, blockName, blockOf, type Document, entriesOf, isMap, valueName } from '../document/index.ts'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { labelOf } from '../document/field-label.ts'
import { asSchema } from '../document/form-schema.ts'

/** One of the things that a text may name. */
export interface Choice {
  readonly value: string
  readonly title: string
  /** What it is or gives, in a few words. */
  readonly help: string
}

/** At most so many fields of what an endpoint gives are told. */
const MOST_TOLD = 5

/** 给：商品、一共几个 — the fields of a value, as far as they have words. */
function givenText(value: unknown): string {
  const { type, items, properties = {} } = asSchema(value)
  const labels = Object.entries(type === 'array' ? (items?.properties ?? {}) : properties).map(([name, one]) =>
    labelOf(name, one),
  )
  const told = [...new Set(labels)].filter((label) => foreignWords(label).length === 0).slice(0, MOST_TOLD)
  return told.length === 0 ? '' : `给：${told.join('、')}`
}

function endpointChoices({ endpoints }: Catalogue, side: 'with' | 'submit'): Choice[] {
  return Object.entries(endpoints).flatMap(([value, endpoint]) =>
    endpoint[side] ? [{ value, title: endpoint.title, help: givenText(endpoint.value) }] : [],
  )
}

/** The actions of the catalogue, with a word on what each does. */
export const actionChoices = ({ actions }: Catalogue): Choice[] =>
  Object.entries(actions).map(([value, schema]) => {
    const { title = value, description = '' } = asSchema(schema)
    return { value, title, help: description }
  })

/** What the page itself names, in its words. */
function pageChoices(kind: NamedKind, document: Document, { catalogue, titles }: Editing): Choice[] {
  const { rest } = document
  if (kind === 'data')
    return entriesOf(rest.data).map(([value, source]) => ({
      ...{ value, title: value },
      help: (isMap(source) && catalogue.endpoints[String(source.from)]?.title) || '',
    }))
  if (kind === 'state')
    return entriesOf(rest.state).map(([value, first]) => ({ value, title: value, help: `开始是 ${valueName(first)}` }))
  if (kind === 'popup')
    return entriesOf(rest.popups).map(([value, popup]) => ({
      ...{ value, help: '弹层' },
      title: (isMap(popup) && String(popup.title ?? '')) || value,
    }))
  if (kind === 'experiment') return entriesOf(rest.experiments).map(([value]) => ({ value, title: value, help: '' }))
  return allBlocks(document).flatMap(({ key }) => {
    const id = blockOf(document, key)?.id
    return typeof id === 'string' ? [{ value: id, title: blockName(document, key, titles), help: '' }] : []
  })
}

/** The server knows which there are: a shop may have thousands. */
const LOOKED_FOR: readonly NamedKind[] = ['product', 'coupon', 'article']

/** What there is of a kind; nothing of what is looked for on the server. */
export function choicesOf(kind: NamedKind, document: Document, editing: Editing): Choice[] {
  const { catalogue, components = [], pages = [] } = editing
  if (kind === 'source') return endpointChoices(catalogue, 'with')
  if (kind === 'endpoint') return endpointChoices(catalogue, 'submit')
  if (kind === 'component') return components.map(({ code, title }) => ({ value: code, title, help: '' }))
  if (kind === 'page') return pages.map(({ name, title }) => ({ value: name, title, help: '' }))
  return LOOKED_FOR.includes(kind) ? [] : pageChoices(kind, document, editing)
}

export function useChoices(kind: NamedKind): readonly Choice[] {
  const editing = useEditing()
  const { document } = useEditorState(editing.editor)
  return useMemo(() => choicesOf(kind, document, editing), [kind, document, editing])
}

const wordsOf = ({ value, title, help }: Choice) => `${title} ${value} ${help}`.toLowerCase()

/** The choices that have all of the words; those that have them in their title come first. */
export function matchingChoices(choices: readonly Choice[], asked: string): readonly Choice[] {
  const words = asked.trim().toLowerCase().split(/\s+/)
  const all = choices.filter((one) => words.every((word) => wordsOf(one).includes(word)))
  const isFirst = ({ title }: Choice) => words.every((word) => title.toLowerCase().includes(word))
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]
}
