import type { Text } from '../../../schemas/json-schema.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { FirstView } from '../canvas/first-view.ts'
import type { Measured } from './measure.ts'
import { LARGEST_PICTURE, PAGE_BUDGET } from './page-budget.ts'

type Blocks = ReadonlyMap<string, string>

/** Pointers to the blocks of a text by their ids, those of parts at the use of the part. */
function blockPointers(text: string, origins: FirstView['origins']): Blocks {
  const found = new Map(Object.entries(origins))
  const walk = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    const { id, widget } = value as { readonly id?: unknown; readonly widget?: unknown }
    if (typeof id === 'string' && typeof widget === 'string' && !found.has(id)) found.set(id, pointer)
    for (const [key, inside] of Object.entries(value))
      walk(inside, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  walk(JSON.parse(text), '')
  return found
}

const START = { line: 1, column: 1, offset: 0 } as const
type Severity = ProblemView['severity']

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`

/** What of a measured page is to be told, the refusals first. */
export function findingsOf(measured: Measured, text: string, origins: FirstView['origins']): ProblemView[] {
  const blocks = blockPointers(text, origins)
  const tell = (rule: string, message: Text, block = '', severity: Severity = 'warning'): ProblemView => ({
    ...{ rule, severity, pointer: blocks.get(block) ?? '', message },
    ...{ start: START, end: START, docs: `src/studio/SPEC.md#${rule}` },
  })
  const found = [
    ...budgetFindings(measured, tell),
    ...largestFindings(measured, tell),
    ...readingFindings(measured, tell),
  ]
  const once = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  return once.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

type Tell = (rule: string, message: Text, block?: string, severity?: Severity) => ProblemView

function budgetFindings({ scriptBytes, pictureBytes, calls }: Measured, tell: Tell): ProblemView[] {
  const told = (
    is: number,
    { limit, most }: { limit: number; most: number },
    what: Text,
    say: (n: number) => string,
  ) => {
    if (is <= limit) return []
    const isRefused = is > most
    const message = {
      zh: `${what.zh} ${say(is)}，${isRefused ? `最多 ${say(most)}` : `最好不超过 ${say(limit)}`}`,
      en: `${what.en}: ${say(is)}, ${isRefused ? `at most ${say(most)}` : `better not over ${say(limit)}`}`,
    }
    return [tell('page-budget', message, '', isRefused ? 'error' : 'warning')]
  }
  return [
    ...told(scriptBytes, PAGE_BUDGET.scripts, { zh: '组件的代码', en: 'Code of the widgets' }, kilobytes),
    ...told(pictureBytes, PAGE_BUDGET.pictures, { zh: '首屏的图片', en: 'Pictures of the first view' }, kilobytes),
    ...told(
      calls.length,
      PAGE_BUDGET.calls,
      { zh: '首屏要等的接口', en: 'Calls that the first view waits for' },
      String,
    ),
  ]
}

function largestFindings({ largest }: Measured, tell: Tell): ProblemView[] {
  if (!largest) return []
  const { block, bytes, isLazy, isPriority, isBelow } = largest
  const why: Text[] = [
    ...(isBelow
      ? [{ zh: '最大的图片不在首屏里：优先加载它，首屏反而慢', en: 'The largest picture is below the fold' }]
      : isLazy || !isPriority
        ? [
            {
              zh: '首屏最大的图片不是优先加载的：顾客会晚看到它',
              en: 'The largest picture of the first view is not fetched first',
            },
          ]
        : []),
    ...(bytes > LARGEST_PICTURE
      ? [
          {
            zh: `首屏最大的图片有 ${kilobytes(bytes)}，最好不超过 ${kilobytes(LARGEST_PICTURE)}`,
            en: `The largest picture has ${kilobytes(bytes)}, better not over ${kilobytes(LARGEST_PICTURE)}`,
          },
        ]
      : []),
  ]
  return why.map((message) => tell('largest-picture', message, block))
}

function readingFindings({ headings, nameless, withoutAlt }: Measured, tell: Tell): ProblemView[] {
  const skipped = headings.filter(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? 0) + 1)
  return [
    ...skipped.map(({ level, block }) =>
      tell(
        'heading-order',
        { zh: `标题跳了级：没有上一级就用了第 ${level} 级`, en: `A heading of level ${level} without one above it` },
        block,
      ),
    ),
    ...headings
      .filter(({ level }) => level === 1)
      .slice(1)
      .map(({ block }) => tell('heading-order', { zh: '一页有两个一级标题', en: 'Two headings of level 1' }, block)),
    ...withoutAlt.map(({ block }) =>
      tell(
        'missing-alt',
        { zh: '图片没有替代文字，听屏幕的人不知道是什么', en: 'A picture without an alternative text' },
        block,
      ),
    ),
    ...nameless.map(({ block, kind }) =>
      tell(
        'nameless-control',
        {
          zh: `${kind === 'a' ? '链接' : '按钮'}没有名字，听屏幕的人不知道通向哪里`,
          en: 'A link or button without a name',
        },
        block,
      ),
    ),
  ]
}
