import type { Finding } from '../../../kit/problem.ts'
import { compiledText } from '../../core/compiled.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { linked } from '../../core/values.ts'
import { loadedInBrowser } from '../loaded-in-browser.ts'
import type { PageView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'
import { textsWithPlaces } from '../texts-in.ts'

/** Roots that say who looks, or what they did on the page. */
const PERSONAL: ReadonlySet<string> = new Set(['user', 'viewer', 'state'])

/** Data whose reply is each person's own. */
const personalData = ({ data }: PageView) => data.filter(({ contract }) => contract?.personal).map(({ name }) => name)

const tell = (pointer: string, name: string): Finding => ({
  pointer,
  got: name,
  message: {
    zh: `分享和搜索的内容人人一样，不能读「${name}」`,
    en: `What is shared and searched is the same for everybody and cannot read "${name}"`,
  },
})

export const headPrivate: PageRule = {
  meta: {
    name: 'head-private',
    severity: 'error',
    title: { zh: '分享和搜索的内容因人而异', en: 'A head that differs by who looks' },
    docs: {
      why: {
        zh: '某个人才有的内容会跟着链接传给别人；head 由服务器写，浏览器才取的数据也等不到。',
        en: 'What one visitor alone may see would travel with the link. The head is written on the server: what only the browser loads is never there.',
      },
      wrong: '"head": { "title": "{{ viewer.phone }}" }',
      right: '"head": { "title": "{{ product.productName }}" }',
    },
  },
  on: 'page',
  check(page) {
    const written = [...textsWithPlaces(page.raw.head, '/head')].filter(([, text]) => hasExpression(text))
    if (written.length === 0) return []
    const refused = new Set([...PERSONAL, ...personalData(page), ...loadedInBrowser(page)])
    return written.flatMap(([pointer, text]) => {
      const name = linked(compiledText(text), page.values).roots.find((root) => refused.has(root))
      return name === undefined ? [] : [tell(pointer, name)]
    })
  },
}
