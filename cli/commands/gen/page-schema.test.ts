import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Registry } from '../../../src/kit/widget.ts'
import { loadRegistry } from '../../project.ts'
import { editorAjv } from '../../testing/editor-ajv.ts'
import { importFile } from '../../testing/run.ts'
import { makeProject } from '../../testing/project.ts'
import { pageSchemaFor } from './page-schema.ts'

const problemsOf = (registry: Registry, page: unknown): string[] => {
  const validate = editorAjv().compile(pageSchemaFor({ registry, contracts, actions: actionSchemas }))
  return validate(page) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const smallRegistry = async (): Promise<Registry> => loadRegistry({ ...(await makeProject()), importFile })

describe('the page schema for editors', () => {
  const page = (block: object, rest: object = {}): object => ({
    versions: { page: 1, note: 2 },
    title: '首页',
    ...rest,
    blocks: [{ id: 'hello', widget: 'note', props: { title: '欢迎' }, ...block }],
  })

  it('takes an expression wherever a value of a prop stands', async () => {
    const registry = await smallRegistry()
    const lines = ['一', '{{ state.second }}']
    expect(
      problemsOf(registry, page({ props: { title: '{{ query.title }} 一个比二十个字更长的标题模板', lines } })),
    ).toEqual([])
    expect(problemsOf(registry, page({ props: { title: '欢迎', lines: '{{ banner.lines }}' } }))).toEqual([])
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
    expect(problemsOf(await smallRegistry(), page(block))).toContain(problem)
  })

  it('knows the endpoints and their arguments', async () => {
    const registry = await smallRegistry()
    const data = (banner: object) => problemsOf(registry, page({}, { data: { banner } }))
    expect(data({ from: 'pageComponents', with: { codes: ['{{ query.code }}'] } })).toEqual([])
    expect(data({ from: 'pageComponents', with: {} })).toContain(
      "/data/banner/with must have required property 'codes'",
    )
    expect(data({ from: 'pageComponents' })).toContain("/data/banner must have required property 'with'")
    expect(data({ from: 'pageThings' })).toContain('/data/banner/from must be equal to one of the allowed values')
  })

  it('tells an editor what each thing is: titles, descriptions, defaults', async () => {
    const { definitions } = JSON.parse(
      JSON.stringify(pageSchemaFor({ registry: await smallRegistry(), contracts, actions: actionSchemas })),
    )
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
