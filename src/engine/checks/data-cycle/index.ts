import { compiledText } from '../../core/compiled.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { orderOf } from '../../core/graph.ts'
import { linked, type Values } from '../../core/values.ts'
import { at, isMap, type Json } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { textsIn } from '../texts-in.ts'

/** The names that the arguments and the condition of a data entry read, through the page's values too. */
function readsOf({ with: args, when }: Json, values: Values): string[] {
  const texts = textsIn([isMap(args) && args, when]).filter(hasExpression)
  return texts.flatMap((text) => linked(compiledText(text), values).roots)
}

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
    const names = new Set(data.map(({ name }) => name))
    const reads = data.map(
      ({ name, source }) => [name, readsOf(source, values).filter((root) => names.has(root))] as const,
    )
    const order = orderOf(new Map(reads))
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
