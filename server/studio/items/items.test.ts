import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'

describeOnDatabases('the items of the studio', (opened) => {
  let studio: TestStudio
  let editor: string
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    editor = await studio.signedIn('editor', '小林')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('are every page, part and theme of the folder, with their addresses', async () => {
    const { status, body } = await studio.call('itemList', { cookie: editor })
    expect([status, body]).toEqual([
      200,
      {
        items: [
          expect.objectContaining({
            kind: 'page',
            name: 'about',
            title: '关于',
            paths: ['/about', '/combo', '/coupon'],
            state: 'live',
            errors: 0,
          }),
          expect.objectContaining({ kind: 'page', name: 'goods', title: '商品', paths: ['/goods/:id'] }),
          expect.objectContaining({ kind: 'page', name: 'home', title: '首页', paths: ['/'] }),
          expect.objectContaining({ kind: 'part', name: 'greeting', title: '问候', paths: [] }),
          expect.objectContaining({ kind: 'theme', name: 'lantu', title: '澜途', errors: 0 }),
        ],
      },
    ])
  })

  it('are checked as publishing would judge them, with the place of each problem', async () => {
    const text = pageText('首页').replace('"widget": "rich-text"', '"widget": "rich-tex"')
    const { body } = await studio.call('checkDocument', {
      cookie: editor,
      params: { kind: 'page', name: 'home' },
      body: { text },
    })
    expect(body).toMatchObject({
      problems: [
        { rule: 'unknown-widget', severity: 'error', pointer: '/blocks/0/widget', block: { id: 'words', number: 1 } },
      ],
    })
  })
})
