import { expect, it } from 'vitest'
import { standIn } from '../../server/studio/canvas/stand-in.ts'
import type { World } from '../../server/studio/judging/world.ts'
import { mapOf, parsed } from '../../src/kit/json.ts'
import { judge, pageSources, partSources, routes, say } from './shop-pages.ts'

const texts = new Map(
  [...pageSources, ...partSources].map(({ file, text }) => [file.replace('pages/', ''), { text, stamp: '' }]),
)
const world = { texts, routes, parts: partSources } as unknown as World

it('[E10] a new part is seen on a page of the shop that passes its check with the part alone', () => {
  const words = { id: 'a', widget: 'rich-text', props: { parts: [{ paragraphs: ['早'] }] } }
  const text = JSON.stringify({ versions: { page: 1 }, title: '新', blocks: [words] })
  const found = standIn({ kind: 'part', name: 'new', text }, world)
  const alone = { ...mapOf(parsed(found?.text ?? '')), blocks: [words] }
  const { page, problems } = judge({ name: 'home', file: 'pages/home.json', text: JSON.stringify(alone) })
  expect(say(problems.filter(({ severity }) => severity === 'error'))).toEqual([])
  expect([found?.page, page?.blocks.map(({ id }) => id)]).toEqual(['home', ['a']])
})
