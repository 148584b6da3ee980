import { expect, it } from 'vitest'
import type { FolderTexts } from '../../pages/read-folder.ts'
import { readingPages } from './reading-pages.ts'

const texts = (files: Readonly<Record<string, string>>): FolderTexts =>
  new Map(Object.entries(files).map(([file, text]) => [file, { text, stamp: '' }]))

const shop = texts({
  'home.json': `{ "codes": ["{{ from == 'lantu' ? 'YT3_BANNER' : 'YT3_BANNER_' + upper(from) }}", "MENU"] }`,
  'combo.json': '{ "blocks": [{ "part": "top" }] }',
  'parts/top.json': '{ "codes": ["TOP_LINE"] }',
  'routes.json': '{ "note": "OLD" }',
  'components/MENU.json': '{ "entries": [{ "subtitle": "LIST_STAY" }] }',
  'components/LIST_STAY.json': '{ "entries": [{ "jumpPath": "/list/MENU" }] }',
  'components/OLD.json': '{ "entries": [] }',
})

it.each([
  ['YT3_BANNER', ['home']],
  ['YT3_BANNER_CLUBMED', ['home']],
  ['YT3_BANNERS', []],
  ['TOP_LINE', ['combo']],
  ['MENU', ['home']],
  ['LIST_STAY', ['home']],
  ['OLD', []],
])('%s is shown by %j', (code, pages) => {
  expect(readingPages(shop, code)).toEqual(pages)
})
