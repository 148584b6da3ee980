import { closest } from '../../core/expressions/closest.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const unknownVariant: PageRule = {
  meta: {
    name: 'unknown-variant',
    severity: 'error',
    title: { zh: '组件没有这种样子', en: 'The widget has no such variant' },
    docs: {
      why: {
        zh: '没有的样子会按默认显示，改了等于没改。',
        en: 'The widget would look as if nothing were written.',
      },
      wrong: '"variant": "coundown"',
      right: '"variant": "countdown"',
    },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.flatMap(({ block, widget, pointer: blockPointer }) => {
      const { variant } = block
      const known = widget?.variants ?? []
      if (!widget || typeof variant !== 'string' || !variant || known.includes(variant)) return []
      const suggestion = closest(variant, known)
      const pointer = `${blockPointer}/variant`
      const hint = instead(suggestion, known)
      const message = {
        zh: `组件「${widget.code}」没有「${variant}」这种样子${hint.zh}`,
        en: `The widget "${widget.code}" has no variant "${variant}"${hint.en}`,
      }
      return [{ pointer, message, got: variant, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    }),
}
