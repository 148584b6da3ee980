import { isSiteFrame } from '../../../domain/site-frame.ts'
import type { Finding } from '../../../kit/problem.ts'
import { kindOf } from '../../../engine/checks/file-kind.ts'
import type { PageRule } from '../../../engine/checks/rule.ts'

/** What a block may say of who sees it. */
const CONDITIONS = ['when', 'audience', 'experiment']

export const siteFrameCondition: PageRule = {
  meta: {
    name: 'site-frame-condition',
    severity: 'error',
    title: { zh: '页头页尾不能只给一部分人看', en: 'A header or footer for some visitors alone' },
    docs: {
      why: {
        zh: 'site-header 和 site-footer 只画一次，所有人看到的都一样：只有 live 和 hidden 在那里有用。',
        en: 'The parts site-header and site-footer are drawn once for everybody: nothing but live and hidden works there.',
      },
      wrong: '{ "id": "call", "widget": "site-footer", "audience": { "login": true } }',
      right: '{ "id": "call", "widget": "site-footer", "live": { "from": "2026-12-01T00:00" } }',
    },
  },
  on: 'page',
  check: ({ source, blocks }) =>
    kindOf(source.file) === 'part' && isSiteFrame(source.name)
      ? blocks.flatMap(({ block, pointer }) =>
          CONDITIONS.flatMap((key): Finding[] => {
            if (block[key] === undefined) return []
            const zh = `页头页尾只画一次，所有人看到的都一样：这里不能写 ${key}`
            const en = `The site's header and footer are drawn once for everybody: "${key}" can't stand here`
            return [{ pointer: `${pointer}/${key}`, message: { zh, en } }]
          }),
        )
      : [],
}
