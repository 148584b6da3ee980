import { benches } from './benches.ts'
import type { Result, Row } from './result.ts'

/** The page that quotes the results. */
export const FIGURES_PAGE = 'docs/figures.md'

const BEGIN = '<!-- figures: written by `npm run bench -- --write` out of bench/results -->'
const END = '<!-- end of the figures -->'

type Results = ReadonlyMap<string, Result>

const cell = (text: string) => text.replaceAll('|', '\\|')
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** The results in the order of the benches; one whose bench is gone would stand in docs/figures.md for ever. */
function inOrder(results: Results): readonly Result[] {
  const unknown = [...results.keys()].filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) throw new Error(`results of no bench: ${unknown.join(', ')}`)
  return benches.flatMap(({ name }) => results.get(name) ?? [])
}

/** Where the figures come from, said once when all come from one machine. */
function machines(results: readonly Result[]): string {
  const all = [...new Set(results.map(({ machine }) => machine))]
  if (all.length <= 1) return `Measured on ${all[0] ?? 'no machine yet'}.`
  const commandsOf = (machine: string) =>
    results.filter((result) => result.machine === machine).map(({ command }) => `\`${command}\``)
  return all.map((machine) => `Measured on ${machine}: ${commandsOf(machine).join(', ')}.`).join('\n')
}

const missed = ({ what, bound, measured }: Row) => `- ${what}: ${measured}, and should be ${bound}`

/** The text between the marks of docs/figures.md: all of it follows from the results. */
export function figures(results: Results): string {
  const all = inOrder(results)
  const table = [
    line(['what', 'bound', 'measured', 'on', 'command']),
    line(Array(5).fill('---')),
    ...all.flatMap(({ command, date, rows }) =>
      rows.map(({ what, bound, measured }) => line([what, bound, measured, date, `\`${command}\``])),
    ),
  ]
  const unmet = all.flatMap(({ rows }) => rows.filter(({ isMet }) => !isMet)).map(missed)
  return [
    machines(all),
    table.join('\n'),
    unmet.length > 0 ? `What is not met:\n\n${unmet.join('\n')}` : 'All bounds are met.',
  ].join('\n\n')
}

function places(page: string): readonly [number, number] {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin === -1 || end < begin) throw new Error(`the page has no place for the figures: ${BEGIN} ... ${END}`)
  return [begin + BEGIN.length, end]
}

export const withFigures = (page: string, results: Results): string => {
  const [begin, end] = places(page)
  return `${page.slice(0, begin)}\n\n${figures(results)}\n\n${page.slice(end)}`
}

/** What the page says now, without the spaces that align a table. */
export const figuresIn = (page: string): string => unaligned(page.slice(...places(page)))

export const unaligned = (text: string): string => text.trim().replace(/-{3,}/g, '---').replace(/ +/g, ' ')
