import type { Position, Problem } from '../../kit/problem.ts'
import { wordOf } from './check-text.ts'
import { clipped } from './clipped.ts'

export interface FormatOptions {
  /** Show the line and underline the place. */
  readonly frame: boolean
  /** The text that the problem stands in; without it there is no frame. */
  readonly source?: string
}

const WORDS = {
  zh: { error: '错误', warning: '提醒', expected: '期望', got: '得到', fix: '可以自动修复', see: '说明' },
  en: { error: 'error', warning: 'warning', expected: 'expected', got: 'got', fix: 'can be fixed', see: 'see' },
} as const

type Lang = keyof typeof WORDS

function blockText({ block }: Problem, lang: Lang): string {
  if (!block) return ''
  const { number } = block
  const [id, widget] = [clipped(block.id), clipped(block.widget)]
  return lang === 'zh'
    ? `  区块「${id}」（第 ${number} 块，${widget}）`
    : `  block "${id}" (number ${number}, ${widget})`
}

/** More of a line than this is cut: around the place. */
const WIDTH = 160

/** Chinese characters and full-width signs take two columns of a terminal. */
const isWide = (character: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(character)

const widthOf = (text: string) => [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0)

function frameText(source: string, start: Position, end: Position): string {
  const from = start.offset - start.column + 1
  const newline = source.indexOf('\n', start.offset)
  const lineEnd = newline < 0 ? source.length : newline
  const cut = Math.max(from, start.offset - WIDTH / 2)
  const indent = /^\s*/.exec(source.slice(cut, Math.min(lineEnd, start.offset)))?.[0].length ?? 0
  const line = source.slice(cut + indent, Math.min(lineEnd, cut + indent + WIDTH)).trimEnd()
  const gutter = `  ${start.line} | `
  const before = widthOf(source.slice(cut + indent, start.offset))
  const marked = source.slice(start.offset, Math.min(end.offset, cut + indent + line.length))
  const marks = '^'.repeat(Math.max(1, widthOf(marked)))
  return `${gutter}${line}\n${' '.repeat(gutter.length + before)}${marks}`
}

function detailText({ expected, got, fix }: Problem, lang: Lang): string[] {
  const words = WORDS[lang]
  const parts = [
    ...(expected ? [`${words.expected} ${expected[lang]}`] : []),
    ...(got === undefined || !expected ? [] : [`${words.got} ${wordOf(got, lang)}`]),
  ]
  const fixable = fix?.safe ? [`  ${words.fix}${lang === 'zh' ? '：' : ': '}${fix.title[lang]}`] : []
  return [...(parts.length ? [`  ${parts.join('  ')}`] : []), ...fixable]
}

/** A problem as text for people: where, what, the line with the place underlined, what was expected. Several lines, without an end of line. */
export function formatProblem(problem: Problem, lang: Lang, { frame, source }: FormatOptions): string {
  const { file, start, end, severity, rule, message } = problem
  const head = `${file}:${start.line}:${start.column} ${WORDS[lang][severity]} ${rule}${blockText(problem, lang)}`
  return [
    head,
    `  ${message[lang]}`,
    ...(frame && source !== undefined ? [frameText(source, start, end)] : []),
    ...detailText(problem, lang),
  ].join('\n')
}
