/** What a command may touch of the world: tests give their own, cli/bin.mjs gives the process. */
export interface CommandHost {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly colour: boolean
  /** Imports a file of TypeScript by its full path. `isChanged`: it is another than when this process began. */
  readonly importFile: (file: string, isChanged?: boolean) => Promise<unknown>
  /** Lets the `default` of a file of the command line do a task in a thread of its own; absent where there is none. */
  readonly beside?: (name: string, task: unknown) => Promise<unknown>
}

const codes = {
  bold: [1, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  grey: [90, 39],
} as const

export type Paint = (style: keyof typeof codes, text: string) => string

export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? `\u001B[${codes[style][0]}m${text}\u001B[${codes[style][1]}m` : text)
}

const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/

/** Columns that a text takes on a terminal: a Chinese character takes two. */
function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += wide.test(character) || character.length > 1 ? 2 : 1
  return width
}

function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)))
}

/** Rows of equal length as aligned lines, two spaces between columns and none at the end. `paint` colours a padded cell. */
export function columns(
  rows: readonly (readonly string[])[],
  paint: (cell: string, column: number, row: number) => string = (cell) => cell,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))))
  return rows.map((row, at) =>
    row
      .map((cell, column) => paint(column === row.length - 1 ? cell : padEnd(cell, widths[column] ?? 0), column, at))
      .join('  ')
      .trimEnd(),
  )
}
