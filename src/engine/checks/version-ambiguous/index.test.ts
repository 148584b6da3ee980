import { describe, expect, it } from 'vitest'
import type { AnyWidget } from '../../../kit/widget.ts'
import { shop } from '../testing/shop.ts'
import { validatePage } from '../validate-page.ts'

const { notice } = shop.registry
const calm: AnyWidget = {
  ...notice!,
  migrations: [{ to: 2, name: 'rename-words-to-text', up: ({ words, ...rest }) => ({ ...rest, text: words }) }],
}

describe('version-ambiguous', () => {
  it('tells both readings of settings that may be of either version, and keeps them by one click, which nobody makes but who wrote them', () => {
    const blocks = [{ id: 'a', widget: 'notice', props: { text: '第二晚半价', count: 2 } }]
    const text = JSON.stringify({ versions: { page: 1 }, title: '夏天', blocks })
    const source = { name: 'home', file: 'pages/home.json', text }
    const { problems } = validatePage(source, { ...shop, registry: { ...shop.registry, notice: calm } })
    expect(problems.map(({ rule, message, fix }) => [rule, message.zh, fix])).toEqual([
      [
        'version-ambiguous',
        '看不出「notice」的设置是按哪一版写的：是今天的写法，就在 versions 里写 "notice": 2，原样保留；是旧的写法，就写 "notice": 1，自动升级',
        {
          title: { zh: '是今天的写法，原样保留', en: "They are today's: keep them" },
          safe: false,
          edit: { op: 'add', pointer: '/versions/notice', value: 2 },
        },
      ],
    ])
  })
})
