import { at } from '../pointer.ts'
import type { VersionRule } from '../rule.ts'

export const migrationFailed: VersionRule = {
  meta: {
    name: 'migration-failed',
    severity: 'error',
    title: { zh: '旧版本的设置无法升级', en: 'Settings of an older version cannot be brought up to date' },
    docs: {
      why: {
        zh: '这个区块按旧版本写成，但设置不是旧版本的样子；请按今天的版本重写它。',
        en: 'The block is written for an older version, and its settings do not have the form of that version.',
      },
      wrong: '{ "versions": { "buy-bar": 1 }, "blocks": [{ "widget": "buy-bar", "props": { "order": 5 } }] }',
      right: '{ "versions": { "buy-bar": 2 }, "blocks": [{ "widget": "buy-bar", "props": { "isBusy": false } }] }',
    },
  },
  on: 'version',
  check({ code, pointer, widget, wrote, known }) {
    if (code !== 'migration-failed') return []
    const message = {
      zh: `「${widget}」的设置不能从版本 ${wrote} 升级到 ${known}，请按版本 ${known} 重写`,
      en: `The settings of "${widget}" cannot go from version ${wrote} to ${known}: write them anew`,
    }
    return [{ pointer: at(pointer.replace(/\/props$/, ''), 'widget'), message }]
  },
}
