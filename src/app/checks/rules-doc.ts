import type { Rule } from '../../engine/checks/rule.ts'
import { rules } from './rules.ts'

const SEVERITY = { error: '错误', warning: '提醒' } as const

const HEAD = `# 检查规则

\`npx pagoda check\` 用这些规则检查 pages/ 里的每个文件。一处错误只给一条提示。错误要改好才能发布，提醒可以留着。
提示里写着“可以自动修复”的，\`npx pagoda check --fix\` 会改好；它只做不会改变原意的修改。

Each rule has a folder in src/engine/checks, those of this shop alone in src/app/checks. This page is made from their \`meta\` and proved equal to it by a test.
`

const GROUPS: readonly (readonly [on: Rule['on'], title: string])[] = [
  ['text', '每个文件 · Every file'],
  ['version', '旧版本的页面 · Pages of older versions'],
  ['expanded', '页面的大小 · The size of pages'],
  ['page', '页面 · Pages'],
  ['routes', '路由表 · The route table'],
  ['theme', '主题 · Themes'],
  ['component', '页面组件 · Page components'],
  ['failure', '检查本身 · The checks themselves'],
]

function ruleText({ meta: { name, severity, title, docs } }: Rule): string {
  return [
    `### ${name}`,
    `${SEVERITY[severity]}：${title.zh} · ${title.en}`,
    `${docs.why.zh}\n${docs.why.en}`.replaceAll('__proto__', '`__proto__`'),
    `\`\`\`text\n✗ ${docs.wrong}\n✓ ${docs.right}\n\`\`\``,
  ].join('\n\n')
}

function groupText([on, title]: (typeof GROUPS)[number]): string {
  const texts = rules.filter((rule) => rule.on === on).map(ruleText)
  return [`## ${title}`, ...texts].join('\n\n')
}

/** The text of docs/checks.md: one entry for each rule, under the anchor that problems point to. */
export const rulesDoc = (): string => `${[HEAD.trimEnd(), ...GROUPS.map(groupText)].join('\n\n')}\n`
