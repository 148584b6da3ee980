import { own } from '../../core/own.ts'
import { at, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const versionMissing: PageRule = {
  meta: {
    name: 'version-missing',
    severity: 'error',
    title: { zh: '没有写组件的版本', en: 'The version of a widget is missing' },
    docs: {
      why: {
        zh: '组件以后升级时，靠这个数字知道页面是按哪一版写的，才能自动跟上。',
        en: 'When the widget changes, this number says for which version the page was written.',
      },
      wrong: '"versions": { "page": 1 }',
      right: '"versions": { "page": 1, "banner-swiper": 1 }',
    },
  },
  on: 'page',
  check({ raw, blocks }) {
    const { versions } = raw
    if (!isMap(versions)) return []
    const told = new Set<string>()
    return blocks.flatMap(({ code, widget, pointer }) => {
      if (!widget || !code || own(versions, code) !== undefined || told.has(code)) return []
      told.add(code)
      const title = { zh: `写上 "${code}": ${widget.version}`, en: `Write "${code}": ${widget.version}` }
      const edit = { op: 'add', pointer: at('/versions', code), value: widget.version } as const
      const message = {
        zh: `versions 里没有「${code}」的版本，今天是 ${widget.version}`,
        en: `versions does not say the version of "${code}": today it is ${widget.version}`,
      }
      return [{ pointer: `${pointer}/widget`, message, fix: { title, safe: true, edit } }]
    })
  },
}
