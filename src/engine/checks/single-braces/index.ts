import type { Finding } from '../../../kit/problem.ts'
import type { PageView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'
import { hasText, textsWithPlaces } from '../texts-in.ts'
import { replace } from '../words.ts'

/** A path or a name in braces with no other braces next to them. */
const BRACED = /(?<!\{)\{\s*([A-Za-z_]\w*)(\.[^{}]*|\s*)\}(?!\})/g

/** A path that begins with a name that the page can read, or the name of one of its values. */
function mistakesIn(text: string, { roots, values }: PageView): RegExpExecArray[] {
  return [...text.matchAll(BRACED)].filter(([, name = '', rest = '']) => {
    return Object.hasOwn(rest.startsWith('.') ? roots : values, name)
  })
}

export const singleBraces: PageRule = {
  meta: {
    name: 'single-braces',
    severity: 'warning',
    title: { zh: '表达式要写两层花括号', en: 'An expression stands in double braces' },
    docs: {
      why: {
        zh: '只有一层花括号的是普通文字，顾客会看到花括号和里面的名字。',
        en: 'In single braces it is plain text: shoppers see the braces and the name in them.',
      },
      wrong: '"text": "共 { offers.total } 件"',
      right: '"text": "共 {{ offers.total }} 件"',
    },
  },
  on: 'page',
  check(page) {
    // Most pages have none, and need no places.
    if (!hasText(page.raw, (text) => text.search(BRACED) >= 0 && mistakesIn(text, page).length > 0)) return []
    return [...textsWithPlaces(page.raw, '')].flatMap(([pointer, text]) =>
      mistakesIn(text, page).map(({ 0: found, index }): Finding => {
        const end = index + found.length
        return {
          pointer,
          within: [index, end],
          message: {
            zh: `「${found}」会照原样显示；要显示它的值，请写 {${found}}`,
            en: `"${found}" is shown as it stands; for its value write {${found}}`,
          },
          fix: replace(pointer, `${text.slice(0, index)}{${found}}${text.slice(end)}`),
        }
      }),
    )
  },
}
