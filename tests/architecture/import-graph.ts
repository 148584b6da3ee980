import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { execFileSync } from 'node:child_process'
import { parseSync } from 'oxc-parser'

/** One import as written: a file of the project, or the name of a package. */
export interface Import {
  readonly from: string
  readonly to: string
  /** Types vanish when the code runs: such an import carries no code along. */
  readonly isType: boolean
  /** Written as `import()`: its code comes when it is asked for. */
  readonly isDynamic: boolean
}

const CODE = /\.(?:ts|tsx|mjs)$/

/** Every source file that git knows or would add, by its path from the project's root. */
export function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return listed.split('\n').filter((file) => CODE.test(file) && existsSync(file))
}

/** The imports of a file: static ones, and dynamic ones of a literal address. */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const { module } = parseSync(file, text)
  const found = module.staticImports.map((entry) => ({
    to: entry.moduleRequest.value,
    isType: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    isDynamic: false,
  }))
  for (const statement of module.staticExports)
    for (const entry of statement.entries)
      if (entry.moduleRequest) found.push({ to: entry.moduleRequest.value, isType: entry.isType, isDynamic: false })
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ to: literal[1], isType: false, isDynamic: true })
  }
  return found.map(({ to, isType, isDynamic }) => ({ from: file, to: resolve(file, to), isType, isDynamic }))
}

const resolve = (from: string, to: string) => (to.startsWith('.') ? normalize(join(dirname(from), to)) : to)

/** The first circle of imports that is found, as the files in order; undefined when there is none. */
export function circle(imports: readonly Import[]): string[] | undefined {
  const next = groupByFrom(imports)
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const edge of next.get(file) ?? []) {
      const found = walk(edge.to, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}

/** Every file whose code comes along with these, at once or when it is asked for: the files themselves included. */
export function reached(imports: readonly Import[], from: readonly string[]): ReadonlySet<string> {
  const next = groupByFrom(imports)
  const seen = new Set(from)
  for (const file of seen) for (const { to, isType } of next.get(file) ?? []) if (!isType) seen.add(to)
  return seen
}

function groupByFrom(imports: readonly Import[]): Map<string, Import[]> {
  const groups = new Map<string, Import[]>()
  for (const edge of imports) groups.set(edge.from, [...(groups.get(edge.from) ?? []), edge])
  return groups
}
