import { at } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { circleOf } from '../value-types.ts'

export const valueCycle: PageRule = {
  meta: {
    name: 'value-cycle',
    severity: 'error',
    title: { zh: 'values 里的表达式互相引用', en: 'Values that read each other in a circle' },
    docs: {
      why: {
        zh: '每一个都要先算出另一个，结果谁也算不出来。',
        en: 'Each needs the other first, and none is ever known.',
      },
      wrong: '"values": { "price": "{{ total / 2 }}", "total": "{{ price * 2 }}" }',
      right: '"values": { "price": "{{ product.price }}", "total": "{{ price * 2 }}" }',
    },
  },
  on: 'page',
  check({ values }) {
    const circle = circleOf(values)
    if (!circle) return []
    const [first = ''] = circle
    const message =
      circle.length === 1
        ? { zh: `「${first}」引用了自己`, en: `The value "${first}" reads itself` }
        : {
            zh: `values 里互相引用：${[...circle, first].join(' → ')}`,
            en: `Values that read each other: ${[...circle, first].join(' → ')}`,
          }
    return [{ pointer: at('/values', first), target: 'key', message }]
  },
}
