import type { Fix } from '../../../kit/problem.ts'
import { at } from '../pointer.ts'
import type { VersionRule } from '../rule.ts'

export const versionAmbiguous: VersionRule = {
  meta: {
    name: 'version-ambiguous',
    severity: 'error',
    title: { zh: '看不出设置是按哪一版写的', en: 'Settings that may be of two versions' },
    docs: {
      why: {
        zh: '没有写组件的版本，设置又像旧版本、也像今天的版本；升级一次就会改掉或丢掉文字，所以要由写的人说清楚。',
        en: "The version of the widget is not written, and the settings may be of the first one or of today's: a migration would change or lose some of them, so their author has to say.",
      },
      wrong: '"versions": { "page": 1 }（notice 今天是 2，设置两版都说得通）',
      right: '"versions": { "page": 1, "notice": 2 }',
    },
  },
  on: 'version',
  check({ code, pointer, widget, wrote, known }) {
    if (code !== 'version-ambiguous') return []
    const message = {
      zh: `看不出「${widget}」的设置是按哪一版写的：是今天的写法，就在 versions 里写 "${widget}": ${known}，原样保留；是旧的写法，就写 "${widget}": ${wrote}，自动升级`,
      en: `The settings of "${widget}" may be of two versions: write "${widget}": ${known} into versions if they are today's, and they stay; or "${widget}": ${wrote} if they are the old ones, and they are migrated`,
    }
    const fix: Fix = {
      title: { zh: '是今天的写法，原样保留', en: "They are today's: keep them" },
      safe: false,
      edit: { op: 'add', pointer: at('/versions', widget), value: known },
    }
    return [{ pointer: at(pointer.replace(/\/props$/, ''), 'widget'), message, fix }]
  },
}
