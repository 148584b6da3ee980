import { kindOf } from '../file-kind.ts'
import type { BlockView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'

const KEYS = ['side', 'across'] as const

const placed = ({ block }: BlockView) => KEYS.filter((key) => block[key] === true)

/** Its parent is the page itself. */
const isOnPage = ({ pointer }: BlockView) => /^\/blocks\/\d+$/.test(pointer)

export const sideBlock: PageRule = {
  meta: {
    name: 'side-block',
    severity: 'warning',
    title: { zh: '两列里的位置没有作用', en: 'A place in two columns that does nothing' },
    docs: {
      why: {
        zh: '只有版式是 split 的页面有两列：side 和 across 写在这样的页面最外层的区块上，右边一列同时只放得下一块。',
        en: 'Only a page whose layout is split has two columns, its outer blocks stand in them, and one at a time at the side.',
      },
      wrong: '"layout": "column", "blocks": [{ "id": "buy", "widget": "buy-bar", "side": true }]',
      right: '"layout": "split", "blocks": [{ "id": "buy", "widget": "buy-bar", "side": true }]',
    },
  },
  on: 'page',
  check({ source, raw, blocks }) {
    const isPart = kindOf(source.file) === 'part'
    const sides = blocks.filter((view) => isOnPage(view) && view.block.side === true)
    const always = sides.find(({ block }) => block.when === undefined)
    return blocks.flatMap((view) => {
      const [key, other] = placed(view)
      if (key === undefined) return []
      const found = { pointer: `${view.pointer}/${key}`, target: 'key' as const }
      if (!isOnPage(view))
        return [
          {
            ...found,
            message: {
              zh: `${key} 只能写在页面最外层的区块上`,
              en: `${key} is for blocks that stand on the page itself`,
            },
          },
        ]
      if (!isPart && raw.layout !== 'split')
        return [
          {
            ...found,
            message: {
              zh: `页面没有写 "layout": "split"，${key} 不起作用`,
              en: `Without "layout": "split", ${key} does nothing`,
            },
          },
        ]
      if (other !== undefined)
        return [{ ...found, message: { zh: 'side 和 across 只能写一个', en: 'Write one of side and across' } }]
      if (key === 'side' && always && view !== sides[0])
        return [
          {
            ...found,
            message: {
              zh: '右边一列同时只能显示一块：写了几块时，每块都要有展示条件',
              en: 'One block at a time can stand at the side: each of several needs a when',
            },
          },
        ]
      return []
    })
  },
}
