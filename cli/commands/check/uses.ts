import { partsNamedIn } from '../../../src/engine/checks/check-parts.ts'
import { pageFiles, pageName, partFiles, readSources, shownPath, type Project } from '../../project.ts'
import type { FileReport } from './check-files.ts'
import { kindOf } from '../../../src/engine/checks/file-kind.ts'

export interface UsedReport extends FileReport {
  /** Of a part: the files that use it. */
  readonly usedBy?: readonly string[]
}

/** Says of each part which pages and parts use it: files that were not checked are read for that. */
export async function withUses(project: Project, reports: readonly FileReport[]): Promise<readonly UsedReport[]> {
  const isPart = ({ file }: FileReport) => kindOf(file) === 'part'
  if (!reports.some(isPart)) return reports
  const known = new Map(reports.map(({ file, uses }) => [file, uses]))
  const files = [...(await pageFiles(project)), ...(await partFiles(project))]
  const others = files.filter((file) => !known.has(shownPath(project, file)))
  for (const { file, text } of readSources(project, others)) known.set(file, partsNamedIn(text))
  const names = files.map((file) => shownPath(project, file))
  const usersOf = (part: string) => names.filter((file) => known.get(file)?.includes(part))
  return reports.map((report) => (isPart(report) ? { ...report, usedBy: usersOf(pageName(report.file)) } : report))
}
