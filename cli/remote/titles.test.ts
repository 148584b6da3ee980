import { expect, it } from 'vitest'
import { placeName } from '../../src/studio/document/index.ts'
import { normalise } from '../../src/studio/document/index.ts'
import type { Remote } from './client.ts'
import { titlesOf } from './titles.ts'

const columns = { code: 'columns', title: '两栏', props: {}, slots: { right: { title: '右栏' } } }
const screens = { 'login/login': { title: '登录', slots: { end: { title: '表单下面' } }, values: {} } }
const items = [
  { kind: 'part', name: 'rooms', title: '房型' },
  { kind: 'page', name: 'login', title: '登录', screen: 'login/login' },
]
const remote = {
  ask: { catalogue: async () => ({ widgets: [columns], screens }), itemList: async () => ({ items }) },
} as unknown as Remote

it('[X6] an assistant and the command line are told of places and parts by the words that the studio has', async () => {
  const titlesFor = await titlesOf(remote)
  const titles = titlesFor({ kind: 'page', name: 'login' })
  const read = normalise('{ "blocks": [{ "id": "pair", "widget": "columns" }] }', 'page')
  const said = 'document' in read && [
    placeName(read.document, 'in/pair/right', titles),
    placeName(read.document, 'slots/end', titles),
    titles.parts.rooms,
  ]
  expect(said).toEqual(['两栏 的 右栏', '表单下面', '房型'])
})
