import { availableParallelism } from 'node:os'
import type { CommandHost } from '../../terminal.ts'
import type { Project } from '../../project.ts'
import { type Batch, checkBatches, type CheckedBatch } from './check-files.ts'
import { type UsedReport, withUses } from './uses.ts'

/** Fewer files are checked in the time that a second thread needs to begin. */
const MANY = 200
/** So many files are taken at a time: a thread that takes the last ones makes the other wait for no more. */
const BATCH = 8

/** Files that threads check together: whichever is free takes the next ones. */
interface Queue {
  readonly files: readonly string[]
  /** How many have been taken: one number, the same in all threads. */
  readonly taken: Int32Array
}

interface Share extends Queue {
  readonly project: Omit<Project, 'importFile'>
}

function* untaken({ files, taken }: Queue): Generator<Batch> {
  const take = () => Atomics.add(taken, 0, BATCH)
  for (let at = take(); at < files.length; at = take()) yield { at, files: files.slice(at, at + BATCH) }
}

/** What the second thread does: of a file without a mistake nobody wants the text. */
export default async function checkShare({ project, ...queue }: Share, importFile: CommandHost['importFile']) {
  const batches = await checkBatches({ ...project, importFile }, untaken(queue), false)
  return batches.map(({ at, reports }) => ({
    at,
    reports: reports.map((report) => (report.problems.length > 0 ? report : { ...report, text: '' })),
  }))
}

/** Checks files of a project, by full path, many of them in two threads. Reports stand in the order of `files`. */
export async function checkAll(
  project: Project,
  files: readonly string[],
  fix: boolean,
  beside: CommandHost['beside'],
): Promise<readonly UsedReport[]> {
  const isAlone = fix || files.length < MANY || availableParallelism() < 2
  const batches =
    beside && !isAlone
      ? await checkTogether(project, files, beside)
      : await checkBatches(project, [{ at: 0, files }], fix)
  return withUses(
    project,
    batches.flatMap(({ reports }) => reports),
  )
}

async function checkTogether(
  project: Project,
  files: readonly string[],
  beside: NonNullable<CommandHost['beside']>,
): Promise<readonly CheckedBatch[]> {
  const { importFile: _, ...plain } = project
  const queue: Queue = { files, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const share: Share = { ...queue, project: plain }
  // The other thread takes a while to begin: it is told first.
  const second = beside('cli/commands/check/share.ts', share) as Promise<readonly CheckedBatch[]>
  const batches = await Promise.all([checkBatches(project, untaken(queue), false), second])
  return batches.flat().toSorted((a, b) => a.at - b.at)
}
