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
          expect.objectContaining({ kind: 'page', name: 'home', title: '首页', paths: ['/'], group: '首页' }),
          expect.objectContaining({
            kind: 'page',
            name: 'about',
            title: '关于',
            paths: ['/about', '/combo', '/coupon'],
            state: 'live',
            errors: 0,
          }),
          expect.objectContaining({ kind: 'page', name: 'goods', title: '商品', paths: ['/goods/:id'] }),
          expect.objectContaining({ kind: 'part', name: 'greeting', title: '问候', paths: [] }),
          expect.objectContaining({ kind: 'theme', name: 'lantu', title: '澜途', errors: 0 }),
        ],
      },
    ])
  })

  it.each([
    ['a value', (deep: string) => pageText('首页').replace('"早"', deep)],
    ['slots', (deep: string) => pageText('首页').replace('"props"', `"slots": ${deep}, "props"`)],
  ])(
    'nest too deep with %s: told by the check and by the canvas, and not read where that ends the call stack',
    async (_what, textOf) => {
      const params = { kind: 'page', name: 'home' }
      const ask = async (levels: number) => {
        const text = textOf('{"a":['.repeat(levels) + ']}'.repeat(levels))
        const checked = await studio.call('checkDocument', { cookie: editor, params, body: { text } })
        const canvas = { ...params, text, address: '/', as: {} }
        return [checked, await studio.call('canvasPage', { cookie: editor, body: canvas })]
      }
      const told = { problems: expect.arrayContaining([expect.objectContaining({ rule: 'nested-too-deep' })]) }
      for (const answer of await ask(40)) expect(answer).toMatchObject({ status: 200, body: told })
      const refused = { code: 'too-large', detail: '嵌套太深，最多 100 层' }
      for (const answer of await ask(2_000)) expect(answer).toMatchObject({ status: 413, body: refused })
      const much = { code: 'too-large', detail: '最多 10000 项；删掉一些，或分成几页' }
      for (const answer of await ask(20_000)) expect(answer).toMatchObject({ status: 413, body: much })
    },
  )

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
