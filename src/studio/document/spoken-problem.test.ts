import { expect, it } from 'vitest'
import { actionSchemas } from '../../../schemas/page/action.ts'
import { pageSchema } from '../../../schemas/page/page.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { documentOf } from './index.ts'
import { spokenProblem } from './spoken-problem.ts'

const widgets = [{ code: 'box', title: '盒子', props: { properties: { max: { type: 'integer', title: '最多几张' } } } }]
const endpoints = { packages: { title: '套餐', with: { properties: { pageNum: { title: '第几页' } } } } }
const catalogue = { widgets, endpoints, actions: actionSchemas, page: pageSchema, block: {} } as unknown as Catalogue
const document = documentOf(
  {
    title: '首页',
    data: { offers: { from: 'packages', with: { pageNum: 0 } } },
    blocks: [{ id: 'a', widget: 'box', props: { max: 'x' }, on: { tap: [{ do: 'navigate', to: '' }] } }],
  },
  'page',
)
const said = (pointer: string, zh: string) =>
  spokenProblem(catalogue, document, { pointer, message: { zh, en: '' } } as ProblemView)

it.each([
  ['/blocks/0/on/tap/0/to', '「to」应该是：至少 1 个字', '还没有写「地址」'],
  ['/blocks/0/props/max', '「max」应该是整数，却是文字', '「最多几张」应该是整数，却是文字'],
  ['/data/offers/with/pageNum', '「pageNum」应该是：不小于 1', '「第几页」应该是：不小于 1'],
  ['/data/offers', '缺少字段「from」', '缺少字段「数据来源」'],
  ['/blocks/0/props/most', '没有设置「most」，可以用：max、min', '没有设置「most」，可以用：最多几张、min'],
  ['/blocks/0/with', '缺少输入「code」（哪个页面组件）「to」（去哪里）', '缺少输入「哪个页面组件」「去哪里」'],
  ['/blocks/0/props', '没有叫「stranger」的设置', '没有叫「stranger」的设置'],
])('%s: %s -> %s', (pointer, zh, words) => expect(said(pointer, zh)).toBe(words))

it('says of settings that may be of two versions whose they are; what the file would say is done by the button', () => {
  const zh = '看不出「box」的设置是按哪一版写的：是今天的写法，就在 versions 里写 "box": 2，原样保留'
  const problem = { rule: 'version-ambiguous', pointer: '/blocks/0/widget', message: { zh, en: '' } }
  expect(spokenProblem(catalogue, document, problem)).toBe('看不出「盒子」的设置是按哪一版写的')
})
