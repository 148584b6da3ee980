import { expect, it } from 'vitest'
import type { PageFiles } from '../../../src/engine/server/page-request.ts'
import { withAllPlaces } from './all-places.ts'

const note = { id: 'note', widget: 'note' }
const half = { id: 'half', widget: 'columns', slots: { left: [{ id: 'none', widget: 'columns' }] } }
const page = { title: '首页', blocks: [note, half] }
const pages = {
  page: (name: string) => (name === 'home' ? { page, revision: 'r' } : undefined),
} as unknown as PageFiles

it('[D6] in the canvas each place of a container is there, also of one in another, and nothing else is another', () => {
  const all = withAllPlaces(pages, { columns: ['left', 'right'] })
  const none = { id: 'none', widget: 'columns', slots: { left: [], right: [] } }
  const blocks = [note, { id: 'half', widget: 'columns', slots: { left: [none], right: [] } }]
  expect(all.page('home')).toEqual({ page: { ...page, blocks }, revision: 'r' })
  expect(all.page('other')).toBeUndefined()
})
