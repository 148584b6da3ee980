import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { pageComponents, componentContents } from '../../db/schema.ts'
import { editedTo, openItem } from '../../../tests/fixtures/studio-edit.ts'

const code = 'TC_Banner'
const entry = { componentCode: code, position: 1, id: 'snow', title: '滑雪', jumpPath: '/combo' }

describeOnDatabases('what is found in the studio', (opened) => {
  let studio: TestStudio
  let editor: string
  beforeAll(async () => {
    const { orm } = opened().database
    await orm.insert(pageComponents).values({ code, name: '首屏', typeName: '轮播图' })
    const contentInfo = { summary: '今年的第一场雪，提前开板' }
    await orm.insert(componentContents).values({ ...entry, redirectType: 'page', contentInfo })
    studio = await openStudio(opened().database)
    editor = await studio.signedIn('editor')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  const found = async (words: string) =>
    (await studio.call('findWords', { cookie: editor, query: { words } })).body.found as readonly object[]

  it('is the entry that says the words, with its field', async () => {
    expect(await found('第一场雪')).toEqual([
      {
        ...{ kind: 'component', name: code, title: '首屏', block: 'snow' },
        ...{ field: 'contentInfo/summary', words: '今年的第一场雪，提前开板' },
      },
    ])
  })

  it('is the block of a page, and what a draft says before what is published', async () => {
    const home = { kind: 'page', name: 'home' } as const
    const place = { ...home, block: 'words', field: 'props/parts/0/paragraphs/0' }
    expect(await found('早')).toEqual(expect.arrayContaining([expect.objectContaining(place)]))
    const opened = await openItem(studio, editor, home)
    const edited = { version: opened.version, base: opened.base, ...editedTo(opened.text, pageText('首页', '晚安')) }
    await studio.call('saveSteps', { cookie: editor, params: home, body: edited })
    expect(await found('晚安')).toEqual([expect.objectContaining(place)])
  })

  it('is the home page by what everybody calls it, a page by its address, a component by its kind', async () => {
    expect(await found('首页')).toEqual(expect.arrayContaining([{ kind: 'page', name: 'home', title: '首页' }]))
    expect(await found('/goods/:id')).toEqual([{ kind: 'page', name: 'goods', title: '商品' }])
    expect(await found('轮播')).toEqual([{ kind: 'component', name: code, title: '首屏' }])
  })

  it('is no name that only the file has', async () => {
    expect(await found('rich-text')).toEqual([])
  })
})
