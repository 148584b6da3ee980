import { availableParallelism } from 'node:os'
import type { World } from '../../terminal.ts'
import type { Project } from '../../project.ts'
import { checkFiles, type FileReport } from './check-files.ts'

/** Fewer files are checked in the time that a second thread needs to begin. */
const MANY = 200
/** Of the files, what the first thread takes: the other begins later. */
const FIRST = 0.55

interface Share {
  readonly project: Omit<Project, 'importFile'>
  readonly files: readonly string[]
}

/** What the second thread does: of a file without a mistake nobody wants the text. */
export default async function checkShare({ project, files }: Share, importFile: World['importFile']) {
  const reports = await checkFiles({ ...project, importFile }, files, false)
  return reports.map((report) => (report.problems.length > 0 ? report : { ...report, text: '' }))
}

/** Checks files of a project, many of them in two threads. Reports stand in the order of `files`. */
export async function checkAll(
  { importFile, ...project }: Project,
  files: readonly string[],
  fix: boolean,
  beside: World['beside'],
): Promise<FileReport[]> {
  const own = { ...project, importFile }
  if (!beside || fix || files.length < MANY || availableParallelism() < 2) return checkFiles(own, files, fix)
  const at = Math.ceil(files.length * FIRST)
  const share: Share = { project, files: files.slice(at) }
  const [first, second] = await Promise.all([
    checkFiles(own, files.slice(0, at), fix),
    beside('cli/commands/check/share.ts', share) as Promise<FileReport[]>,
  ])
  return [...first, ...second]
}
