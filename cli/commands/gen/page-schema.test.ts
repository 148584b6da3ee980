import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { actionSchemas } from '../../../schemas/page/action.ts'
import { loadRegistry } from '../../project.ts'
import { editorAjv } from '../../testing/editor-ajv.ts'
import { importFile } from '../../testing/run.ts'
import { makeProject } from '../../testing/project.ts'
import { pageSchemaFor } from './page-schema.ts'

async function makeEditor() {
  const registry = await loadRegistry({ ...(await makeProject()), importFile })
  const schema = pageSchemaFor({ registry, contracts, actions: actionSchemas })
  return { schema, validate: editorAjv().compile(schema) }
}

let made: ReturnType<typeof makeEditor> | undefined
/** What an editor knows of a shop of one widget; compiled once, a second of a core. */
const editor = () => (made ??= makeEditor())

async function problemsOf(page: unknown): Promise<string[]> {
  const { validate } = await editor()
  return validate(page) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('the page schema for editors', () => {
  const page = (block: object, rest: object = {}): object => ({
    versions: { page: 1, note: 2 },
    title: '首页',
    ...rest,
    blocks: [{ id: 'hello', widget: 'note', props: { title: '欢迎' }, ...block }],
  })

  it('takes an expression wherever a value of a prop stands', async () => {
    const lines = ['一', '{{ state.second }}']
    const long = page({ props: { title: '{{ query.title }} 一个比二十个字更长的标题模板', lines } })
    expect(await problemsOf(long)).toEqual([])
    expect(await problemsOf(page({ props: { title: '欢迎', lines: '{{ banner.lines }}' } }))).toEqual([])
  })

  it.each([
    [{ widget: 'nothing' }, '/blocks/0/widget must be equal to one of the allowed values'],
    [{ props: { title: '欢迎', color: 1 } }, '/blocks/0/props must NOT have additional properties'],
    [{ props: {} }, "/blocks/0/props must have required property 'title'"],
    [{ props: undefined }, "/blocks/0 must have required property 'props'"],
    [{ variant: 'narrow' }, '/blocks/0/variant must be equal to one of the allowed values'],
    [{ on: { press: [] } }, '/blocks/0/on must NOT have additional properties'],
    [{ on: { select: [{ do: 'fly' }] } }, '/blocks/0/on/select/0/do must be equal to one of the allowed values'],
    [{ on: { select: [{ do: 'navigate' }] } }, "/blocks/0/on/select/0 must have required property 'to'"],
    [{ on: { select: [{ do: 'back', to: '/' }] } }, '/blocks/0/on/select/0 must NOT have additional properties'],
    [{ slots: { head: [] } }, '/blocks/0/slots must NOT have additional properties'],
    [{ slots: { body: [{ id: 'a' }] } }, "/blocks/0/slots/body/0 must have required property 'widget'"],
  ])('%j is marked where it stands', async (block, problem) => {
    expect(await problemsOf(page(block))).toContain(problem)
  })

  it('knows the endpoints and their arguments', async () => {
    const data = (banner: object) => problemsOf(page({}, { data: { banner } }))
    expect(await data({ from: 'pageComponents', with: { codes: ['{{ query.code }}'] } })).toEqual([])
    expect(await data({ from: 'pageComponents', with: {} })).toContain(
      "/data/banner/with must have required property 'codes'",
    )
    expect(await data({ from: 'pageComponents' })).toContain("/data/banner must have required property 'with'")
    expect(await data({ from: 'pageThings' })).toContain('/data/banner/from must be equal to one of the allowed values')
  })

  it('tells an editor what each thing is: titles, descriptions, defaults', async () => {
    const { definitions } = JSON.parse(JSON.stringify((await editor()).schema))
    expect(definitions.block.properties.widget).toMatchObject({
      enum: ['note'],
      markdownEnumDescriptions: ['公告：标题和几行字。'],
    })
    expect(definitions.block.allOf[0].then.properties).toMatchObject({
      props: { properties: { tone: { description: '语气', default: 'calm' }, title: { description: '标题' } } },
      on: { properties: { select: { description: '点了一行。动作里可以读 event.index' } } },
    })
    expect(definitions.block.defaultSnippets[0].body).toEqual({
      id: '${1:note}',
      widget: 'note',
      props: { title: '$2' },
    })
  })
})
