import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../tests/fixtures/databases.ts'
import { openItem } from '../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'

/** Calls that bring a document as a text, in which a sign may stand escaped that no database has. */
const calls = (Object.keys(studioContracts) as StudioCallName[]).filter((name) => {
  const { body }: StudioContract = studioContracts[name]
  return body?.properties?.['text'] !== undefined
})

const page = (more: object) => ({ versions: { page: 1 }, title: '页', blocks: [], ...more })
const words = (more: object) => ({ id: 'words', widget: 'rich-text', props: { parts: [] }, ...more })

/** Documents that have it wherever a text is looked up or told of. */
const documents = (sign: string): readonly [kind: string, name: string, document: object][] => [
  ['page', 'home', page({ title: sign, versions: { page: 1, [sign]: 1 } })],
  ['page', 'home', page({ data: { [sign]: { from: 'productDetail', with: { productId: sign } } } })],
  ['page', 'home', page({ blocks: [{ part: sign, with: { productId: sign } }] })],
  [
    'page',
    'home',
    page({ blocks: [words({ id: sign, when: `{{ ${sign} }}`, on: { more: [{ do: sign, to: sign }] } })] }),
  ],
  [
    'page',
    'home',
    page({ blocks: [words({ props: { parts: [{ paragraphs: [`/goods/${sign}`, `{{ '${sign}' }}`] }] } })] }),
  ],
  ['page', 'home', page({ data: { a: { from: 'productDetail', with: { productId: '/goods/%00' } } } })],
  ['page', 'home', page({ data: { a: { from: 'pageComponents', with: { componentCodes: [sign] } } } })],
  ['part', 'greeting', page({ inputs: { [sign]: { default: sign } }, blocks: [{ part: sign }] })],
  ['theme', 'lantu', { title: sign, tokens: { [sign]: sign } }],
  ['route', 'home', { name: sign, path: `/${sign}`, page: sign, title: sign, open: true }],
  ['component', 'NOTICE', { title: sign, type: sign, entries: [{ id: sign, title: sign, url: `/goods/${sign}` }] }],
]

describeOnDatabases('a document with signs that no database has', (opened) => {
  let studio: TestStudio
  let cookie: string
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    cookie = await studio.signedIn('admin')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it.each(['\0', 'a\0b', '\uD800', '\uDC00'])('is told about or refused, and never a failure: %j', async (sign) => {
    const failed: string[] = []
    for (const call of calls) {
      const { body: schema }: StudioContract = studioContracts[call]
      for (const [kind, name, document] of documents(sign)) {
        const text = JSON.stringify(document)
        const given = {
          kind,
          name,
          text,
          title: '页',
          address: '/',
          as: {},
          version: 0,
          base: null,
          steps: [step],
          patches: [],
        }
        const known = Object.entries(given).filter(([key]) => schema?.properties?.[key] !== undefined)
        const { status, body } = await studio.call(call, {
          cookie,
          params: { kind, name },
          body: Object.fromEntries(known),
        })
        if (status >= 500) failed.push(`${call} ${text} ${JSON.stringify(body)}`)
      }
    }
    expect(failed).toEqual([])
  })

  it('in the folder costs its own file and no other', async () => {
    studio.write(
      'odd.json',
      JSON.stringify(page({ data: { a: { from: 'productDetail', with: { productId: '\0' } } } })),
    )
    await studio.store.refresh()
    const { text } = await openItem(studio, cookie)
    const params = { kind: 'page', name: 'home' }
    expect(await studio.call('checkDocument', { cookie, params, body: { text } })).toMatchObject({
      status: 200,
      body: { problems: [] },
    })
  })
})

const step = {
  ...{ id: 'a-step-of-mine', label: '改', inverse: [] },
  patches: [{ op: 'replace', path: ['rest', 'title'], value: '另一页' }],
}
