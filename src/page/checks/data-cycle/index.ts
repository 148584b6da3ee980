import type { DataSource } from '../../../../schemas/page/page.ts'
import { dataOrder } from '../../core/graph.ts'
import { at, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const dataCycle: PageRule = {
  meta: {
    name: 'data-cycle',
    severity: 'error',
    title: { zh: '数据互相等待', en: 'Data that waits for itself' },
    docs: {
      why: {
        zh: '每一份都要等另一份先到，结果谁也不会到。',
        en: 'Each waits for the other, and none ever comes.',
      },
      wrong: '"a": { "with": { "id": "{{ b.id }}" } }, "b": { "with": { "id": "{{ a.id }}" } }',
      right: '"a": { "with": { "id": "{{ params.id }}" } }, "b": { "with": { "id": "{{ a.id }}" } }',
    },
  },
  on: 'page',
  check({ data, values }) {
    const sources = data.map(({ name, source }) => {
      const { with: args, when } = source
      const read = { ...(isMap(args) && { with: args }), ...(typeof when === 'string' && { when }) }
      return [name, { from: '', ...read }] as const
    })
    const order = dataOrder(Object.fromEntries<DataSource>(sources), values)
    if (!('cycle' in order)) return []
    const [first = ''] = order.cycle
    const circle = [...order.cycle, first].join(' → ')
    const message =
      order.cycle.length === 1
        ? { zh: `数据「${first}」读了自己`, en: `The data "${first}" reads itself` }
        : { zh: `数据互相等待：${circle}`, en: `Data that waits for each other: ${circle}` }
    return [{ pointer: at('/data', first), target: 'key', message }]
  },
}
