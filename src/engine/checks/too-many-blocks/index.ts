import type { PageRule } from '../rule.ts'

/** The spec's longest page (A2, the home page) has 14 blocks; 200 of them are about 60 screens. */
const MANY = 200

export const tooManyBlocks: PageRule = {
  meta: {
    name: 'too-many-blocks',
    severity: 'warning',
    title: { zh: '区块太多', en: 'Too many blocks' },
    docs: {
      why: {
        zh: `超过 ${MANY} 块的页面打开慢，也没有人会翻到底。请用列表组件或分成几页。`,
        en: `A page of more than ${MANY} blocks opens slowly. Use a list, or several pages.`,
      },
      wrong: '"blocks": [ …201 个… ]',
      right: '"blocks": [{ "id": "list", "widget": "product-grid" }]',
    },
  },
  on: 'page',
  check({ blocks }) {
    if (blocks.length <= MANY) return []
    const message = {
      zh: `页面有 ${blocks.length} 个区块，建议最多 ${MANY} 个`,
      en: `The page has ${blocks.length} blocks; ${MANY} are many`,
    }
    const expected = { zh: `最多 ${MANY} 个`, en: `at most ${MANY}` }
    return [{ pointer: '/blocks', target: 'key', message, expected, got: `${blocks.length}` }]
  },
}
