import { normalText } from '../../../domain/search/terms.ts'
import { contentTarget, type LinkedContent } from '../../../domain/visit/content-target.ts'
import type { Finding } from '../../../kit/problem.ts'
import { at, type Json } from '../../../engine/checks/pointer.ts'
import type { ComponentRule } from '../../../engine/checks/rule.ts'

/** Where an entry leads stands in one of two places. */
const placeOf = ({ jumpParames }: Json): string => (jumpParames === undefined ? 'jumpPath' : 'jumpParames')

function addressFinding(entry: Json, to: string | undefined, pointer: string): Finding[] {
  const name = String(entry.title)
  if (to === undefined) {
    const zh = `「${name}」没有写去哪里，客人搜到了也点不开`
    return [{ pointer, message: { zh, en: `"${name}" leads nowhere: guests who find it cannot open it` } }]
  }
  if (!/.\/(?:[?#]|$)/.test(to)) return []
  const zh = `「${name}」的地址「${to}」没有写完，「/」后面还要写是哪一个`
  const message = { zh, en: `The address "${to}" of "${name}" is unfinished: behind the slash stands which one` }
  return [{ pointer: `${pointer}/${placeOf(entry)}`, message, got: to }]
}

/** The title of the entry before that had the same; remembers whose it is. */
function before(known: Map<string, string>, key: string, title: string): string | undefined {
  const other = known.get(key)
  if (other === undefined) known.set(key, title)
  return other
}

export const searchService: ComponentRule = {
  meta: {
    name: 'search-service',
    severity: 'error',
    title: { zh: '搜索里的服务填得不对', en: 'A service of the search that nobody can use' },
    docs: {
      why: {
        zh: '客人搜到一项服务，要看得出是什么、点得开，并且只看到一次。',
        en: 'A guest who finds a service has to read what it is, to open it, and to see it once.',
      },
      wrong: '{ "id": "1", "title": "接驳巴士", "jumpPath": "not_jump", … }',
      right: '{ "id": "1", "title": "接驳巴士", "jumpPath": "/myBus", … }',
    },
  },
  on: 'component',
  check({ type, entries }) {
    if (type !== '搜索服务') return []
    const [titles, addresses] = [new Map<string, string>(), new Map<string, string>()]
    return entries.flatMap((entry, index): Finding[] => {
      const { title } = entry
      if (typeof title !== 'string' || title === '') return []
      const pointer = at('/entries', index)
      const { to } = contentTarget(entry as LinkedContent)
      const found = addressFinding(entry, to, pointer)
      if (title.trim() === '') {
        const message = { zh: '名字不能只有空格', en: 'The title has nothing but spaces' }
        found.push({ pointer: `${pointer}/title`, message, got: title })
      } else if (before(titles, normalText(title), title) !== undefined) {
        const message = { zh: `「${title}」前面已经有了，同一项服务只写一次`, en: `"${title}" is there before` }
        found.push({ pointer: `${pointer}/title`, message, got: title })
      }
      const other = to === undefined ? undefined : before(addresses, to, title)
      if (to !== undefined && other !== undefined) {
        const zh = `「${to}」前面的「${other}」已经用了，别的叫法写在那一条里`
        const message = { zh, en: `"${other}" before leads to "${to}" too: write other names there` }
        found.push({ pointer: `${pointer}/${placeOf(entry)}`, message, got: to })
      }
      return found
    })
  },
}
