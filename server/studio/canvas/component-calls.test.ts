import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'
import type { Call } from '../../../src/kit/call.ts'
import { componentText } from '../../components/component-text.ts'
import { withComponentTexts } from './component-calls.ts'

const component = (componentCode: string, ...componentContents: object[]) => ({
  ...{ componentCode, componentName: '公告', typeName: '公告', componentContents },
})
const entries = [
  { id: 'a', title: '一直' },
  { id: 'b', title: '以后', live: { from: '2026-11-21T00:00' } },
]
const draft = componentText({ componentCode: 'A', componentName: '公告', typeName: '公告', entries })
const own = component('A', { id: 'a', title: '一直' })
const published: Call = async ({ path }) =>
  path === contracts.pageComponent.path
    ? { hasError: false, data: { pageComponent: component('A') } }
    : { hasError: false, data: { pageComponents: [component('A'), component('B')] } }
const textOf = (code: string) => (code === 'A' ? draft : undefined)
const call = withComponentTexts(published, { textOf, minute: '2026-11-20T08:30' })
const ask = (name: 'pageComponents' | 'pageComponent' | 'weather', args: Readonly<Record<string, unknown>>) =>
  call({ path: contracts[name].path } as CallShape, args, new AbortController().signal)

it('[E5] answers with the text of a component as it shows at that minute, beside what is published', async () => {
  expect(await ask('pageComponents', { codes: ['A', 'B'] })).toMatchObject({
    data: { pageComponents: [component('B'), own] },
  })
  expect(await ask('pageComponent', { code: 'A' })).toEqual({ hasError: false, data: { pageComponent: own } })
})

it('leaves alone what asks for something else', async () => {
  expect(await ask('pageComponents', { codes: ['B'] })).toEqual(
    await published({ path: contracts.pageComponents.path } as CallShape, {}, new AbortController().signal),
  )
  expect(await ask('pageComponent', { code: 'B' })).toMatchObject({ data: { pageComponent: component('A') } })
})
