import type { PageRule } from '../rule.ts'

/** banner, banner-2, banner-3 ...: the first that is free. */
function freeId(id: string, taken: ReadonlySet<string | undefined>): string {
  let number = 2
  while (taken.has(`${id}-${number}`)) number++
  return `${id}-${number}`
}

export const duplicateBlockId: PageRule = {
  meta: {
    name: 'duplicate-block-id',
    severity: 'error',
    title: { zh: '区块的 id 重复', en: 'Two blocks with the same id' },
    docs: {
      why: {
        zh: 'id 是区块的名字：滚动、统计和历史对比都靠它分清是哪一块。',
        en: 'The id is the name of the block: scrolling, figures and history tell blocks apart by it.',
      },
      wrong: '{ "id": "banner", … }, { "id": "banner", … }',
      right: '{ "id": "banner", … }, { "id": "banner-2", … }',
    },
  },
  on: 'page',
  check({ blocks }) {
    const all = new Set(blocks.map(({ id }) => id))
    const seen = new Set<string>()
    return blocks.flatMap(({ id, pointer }) => {
      if (!id || !seen.has(id)) return (id && seen.add(id), [])
      const message = { zh: `id「${id}」前面的区块已经用了`, en: `The id "${id}" is taken by a block before` }
      return [{ pointer: `${pointer}/id`, message, got: id, suggestion: freeId(id, all) }]
    })
  },
}
