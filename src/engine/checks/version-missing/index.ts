import { versionOf } from '../../../kit/widget-version.ts'
import { getOwn } from '../../core/get-own.ts'
import { at, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const versionMissing: PageRule = {
  meta: {
    name: 'version-missing',
    severity: 'error',
    title: { zh: '没有写组件的版本', en: 'The version of a widget is missing' },
    docs: {
      why: {
        zh: '组件升过级，这个数字说明页面是按哪一版写的，才能自动跟上；还没有升过级的组件不用写，不写就是 1。',
        en: 'The widget has changed since its first version: this number says for which one the page was written. Without it that is 1.',
      },
      wrong: '"versions": { "page": 1 }（notice 今天是 2）',
      right: '"versions": { "page": 1, "notice": 2 }',
    },
  },
  on: 'page',
  check({ raw, blocks }) {
    const { versions } = raw
    if (!isMap(versions)) return []
    const told = new Set<string>()
    return blocks.flatMap(({ code, widget, pointer }) => {
      if (!widget || !code || versionOf(widget) === 1 || getOwn(versions, code) !== undefined || told.has(code))
        return []
      told.add(code)
      const version = versionOf(widget)
      const title = { zh: `写上 "${code}": ${version}`, en: `Write "${code}": ${version}` }
      const edit = { op: 'add', pointer: at('/versions', code), value: version } as const
      const message = {
        zh: `versions 里没有「${code}」的版本，今天是 ${version}`,
        en: `versions does not say the version of "${code}": today it is ${version}`,
      }
      return [{ pointer: `${pointer}/widget`, message, fix: { title, safe: true, edit } }]
    })
  },
}
