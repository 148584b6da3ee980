import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Context } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { type Project, readText } from '../../project.ts'
import { checkText } from '../check/check-files.ts'
import { reportText } from '../check/report-text.ts'
import { historyOf, type FileHistory, type FileVersion } from '../history/file-versions.ts'

interface Input {
  readonly file: string
  /** A revision, or its beginning. */
  readonly at: string
  /** Writes it even where what stands there now is kept nowhere. */
  readonly force: boolean
}

interface Restored {
  readonly file: string
  readonly revision: string
  /** It stood there already. */
  readonly isSame: boolean
}

/**
 * Writes a file as it was when it served.
 * @throws Refusal when there is no such version, when today's checks refuse it, or when what stands there now would be lost
 */
export async function restoreFile(
  project: Project,
  { file: name, at, force }: Input,
  context: Context,
): Promise<Restored> {
  const history = await historyOf(project, name, context)
  const { file, path } = history
  const { revision, text } = versionAt(history, at, context)
  const present = existsSync(path) ? (await readText(path)).text : undefined
  if (present === text) return { file, revision, isSame: true }
  const report = await checkText(project, path, text)
  if (report.problems.some(({ severity }) => severity === 'error'))
    throw new Refusal(
      context.say('restore.refused', { file, revision, problems: reportText([report], false, context) }),
    )
  const isLost = present !== undefined && history.versions.every((version) => version.text !== present)
  if (isLost && !force) throw new Refusal(context.say('restore.wouldLose', { file }))
  await writeFile(path, text)
  return { file, revision, isSame: false }
}

function versionAt({ file, versions }: FileHistory, at: string, { say }: Context): FileVersion {
  const found = versions.find(({ revision }) => revision.startsWith(at.toLowerCase()))
  const isOne = new Set(versions.flatMap(({ revision }) => (revision.startsWith(at.toLowerCase()) ? [revision] : [])))
  if (at === '' || !found || isOne.size > 1) {
    const revisions = [...new Set(versions.map(({ revision }) => revision))].join(' ')
    throw new Refusal(say('restore.noRevision', { file, at, revisions }))
  }
  return found
}
