import { expect, it } from 'vitest'
import { normalise } from '../document/index.ts'
import { partBlocksOf, typedBlocks } from './shown-blocks.ts'

const words = (id: string) => ({ id, widget: 'words', props: { text: id } })
const documentOf = (...blocks: object[]) => {
  const found = normalise(JSON.stringify({ title: '页', blocks }), 'page')
  if ('problem' in found) throw new Error(found.problem.message)
  return found.document
}
const kept = (id: string) => ({ id, isKept: true })

it('[C1] what came out of a part stays as the page shows it, also in a place of a container', () => {
  const inner = { id: 'inner', widget: 'columns', slots: { left: [{ part: 'hint', id: 'again' }] } }
  const document = documentOf(
    { part: 'hint' },
    {
      id: 'columns',
      widget: 'columns',
      slots: { left: [words('note')], right: [{ part: 'hint', id: 'more' }, inner] },
    },
  )
  const parts = partBlocksOf(document, {
    ...{ hint: '/blocks/0', 'more-hint': '/blocks/1/slots/right/0' },
    'again-hint': '/blocks/1/slots/right/1/slots/left/0',
  })
  expect(typedBlocks(document, parts)).toEqual([
    kept('hint'),
    {
      ...{ id: 'columns', widget: 'columns' },
      slots: {
        left: [words('note')],
        right: [kept('more-hint'), { ...inner, slots: { left: [kept('again-hint')] } }],
      },
    },
  ])
})

it('[C1] a container without a part is the same object as long as nothing in it is another: it is sent once', () => {
  const document = documentOf({ id: 'columns', widget: 'columns', slots: { left: [words('note')] } }, words('more'))
  const [first] = typedBlocks(document, new Map()) ?? []
  expect(first).toMatchObject({ id: 'columns' })
  expect(typedBlocks(document, new Map())?.[0]).toBe(first)
})
