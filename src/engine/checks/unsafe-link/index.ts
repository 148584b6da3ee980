import { safeUrl } from '../../core/safe-url.ts'
import { linksOf, type Link } from '../links.ts'
import type { PageRule } from '../rule.ts'

/** jumpPath of what leads nowhere (B5). */
const NOWHERE = 'not_jump'

/** What is added to a safe beginning can only make it longer: /goods/{{ id }}. Half a scheme can become anything. */
function isSafe({ url, isPart }: Link): boolean {
  if (url === NOWHERE) return true
  return safeUrl(isPart ? `${url}x` : url) !== undefined
}

export const unsafeLink: PageRule = {
  meta: {
    name: 'unsafe-link',
    severity: 'error',
    title: { zh: '不能打开的地址', en: 'An address that may not be opened' },
    docs: {
      why: {
        zh: '只能打开本站以 / 开头的地址、https 地址、电话和邮箱；javascript: 这样的地址会执行别人的程序。',
        en: 'Paths of this site, https, tel and mailto may be opened; javascript: and the like would run foreign code.',
      },
      wrong: '"to": "javascript:alert(1)"',
      right: '"to": "/combo"',
    },
  },
  on: 'page',
  check: (page) =>
    linksOf(page)
      .filter((link) => !isSafe(link))
      .map(({ pointer, url }) => ({
        pointer,
        message: {
          zh: `不能打开「${url.slice(0, 60)}」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:`,
          en: `"${url.slice(0, 60)}" may not be opened: only paths that begin with /, https, tel: or mailto:`,
        },
        expected: { zh: '/ 开头的地址，或 https://…', en: 'a path that begins with /, or https://…' },
        got: url.slice(0, 60),
      })),
}
