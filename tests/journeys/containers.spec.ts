import { expect, test } from './fixtures.ts'
import { block, open } from './drivers/shop.ts'

const text = (id: string, words: string, more = {}) => ({
  ...{ id, widget: 'rich-text', props: { parts: [{ paragraphs: [words] }] } },
  ...more,
})
const hidden = (id: string) => text(id, '隐藏', { when: "{{ query.x == 'y' }}" })
const section = (id: string, title: string, ...content: readonly object[]) => ({
  ...{ id, widget: 'section', props: { title } },
  slots: { content },
})
const columns = (id: string, left: object, right: object) => ({
  ...{ id, widget: 'columns', slots: { left: [left], right: [right] } },
})

const PAGE = {
  versions: { page: 1 },
  title: '容器',
  blocks: [
    section('outer', '节里的空节', section('inner', '空节', hidden('a'))),
    section('around', '节里的空栏', columns('both', hidden('b'), hidden('c'))),
    columns('alone', hidden('d'), section('within', '栏里的空节', hidden('e'))),
    columns('half', section('left', '半边的空节', hidden('f')), text('g', '右边的字')),
    section(
      'filled',
      '有字的节',
      section('void', '又一个空节', hidden('h')),
      columns('pair', hidden('i'), text('j', '字')),
    ),
  ],
}

test('containers that hold nothing, however deep, have no title and take no room', async ({
  page,
  ownShop: { shop, pages },
}) => {
  await pages.write('search.json', JSON.stringify(PAGE))
  await expect(async () => {
    await open(page, '/search', shop.url)
    await expect(page.getByRole('heading', { name: '有字的节' })).toBeVisible()
  }).toPass()
  await expect(page.getByRole('heading', { name: /空/ })).toHaveCount(0)
  for (const id of ['outer', 'around', 'alone'])
    expect(await block(page, id).evaluate((one) => one.getBoundingClientRect().height), id).toBe(0)
  const cards = block(page, 'half').locator(':scope > div > div > div:visible')
  await expect(cards).toHaveText(['右边的字'])
})
