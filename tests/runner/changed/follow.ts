import type { Import } from '../../architecture/import-graph.ts'
import { READER, type Reads } from './reads.ts'

/** The files of the project and what each needs. */
export interface Project {
  readonly files: readonly string[]
  readonly imports: readonly Import[]
}

interface Way {
  /** What is followed no further, unless it changed itself. */
  readonly stops?: readonly string[]
  /** Whose reads count; everybody's when absent. */
  readonly readers?: (file: string) => boolean
  readonly reads: readonly Reads[]
}

/** Everything that a change reaches: file -> the changed file that it was reached from. */
export function follow(
  changed: readonly string[],
  project: Project,
  { stops = [], readers, reads }: Way,
): Map<string, string> {
  const importers = importersOf(project)
  const beside = besideImports(project, reads, readers)
  const reached = new Map(changed.map((file) => [file, file]))
  const queue = [...changed]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const hasChanged = changed.includes(file)
    if (stops.includes(file) && !hasChanged) continue
    for (const next of [...(importers.get(file) ?? []), ...beside(file, hasChanged)]) {
      if (reached.has(next)) continue
      reached.set(next, reached.get(file)!)
      queue.push(next)
    }
  }
  return reached
}

/** Types vanish when the code runs, and are checked whole by the step Types. */
function importersOf({ imports }: Project): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { from, to, isType } of imports) if (!isType) importers.set(to, [...(importers.get(to) ?? []), from])
  return importers
}

/** Who needs a file without importing it. */
function besideImports(
  { imports }: Project,
  reads: readonly Reads[],
  isAsked: (file: string) => boolean = () => true,
): (file: string, hasChanged: boolean) => string[] {
  const listed = new Set(reads.map(({ by }) => by))
  const asked = reads.filter(({ by }) => isAsked(by))
  const opening = imports.filter(({ from, to }) => READER.test(to) && isAsked(from)).map(({ from }) => from)
  const unlisted = [...new Set(opening)].filter((file) => !listed.has(file))
  const by = (found: readonly Reads[]) => found.map((entry) => entry.by)
  return (file, hasChanged) => {
    const runners = by(asked.filter(({ runs }) => runs?.test(file)))
    return hasChanged ? [...runners, ...by(asked.filter(({ files }) => files?.test(file))), ...unlisted] : runners
  }
}
