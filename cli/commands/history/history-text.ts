import { shopClock } from '../../../src/domain/dates.ts'
import type { Context } from '../../command.ts'
import { columns, painter } from '../../terminal.ts'
import { countChanges } from './count-changes.ts'
import type { FileHistory, FileVersion } from './file-versions.ts'

interface Row {
  readonly revision: string
  readonly keptAt: number
  readonly added: number
  readonly removed: number
  /** It is what stands in the folder. */
  readonly isPresent: boolean
}

/** Each version with how many of its lines the one before did not have, and the other way round. */
function rowsOf({ versions }: FileHistory, present: string | undefined): Row[] {
  const row = ({ revision, keptAt, text }: FileVersion, at: number): Row => ({
    ...{ revision, keptAt, isPresent: text === present },
    ...countChanges(versions[at + 1]?.text ?? '', text),
  })
  return versions.map(row)
}

/** A table, the last version first; and a word on a file that is none of them. */
export function historyText(history: FileHistory, present: string | undefined, { say, colour }: Context): string {
  const paint = painter(colour)
  const rows = rowsOf(history, present)
  const head = [say('history.revision'), say('history.since'), say('history.lines'), '']
  const cells = rows.map(({ revision, keptAt, added, removed, isPresent }) => [
    revision,
    shopClock(keptAt).replace('T', ' '),
    `+${added} -${removed}`,
    isPresent ? say('history.present') : '',
  ])
  const table = columns([head, ...cells], (cell, _, row) => (row === 0 ? paint('bold', cell) : cell))
  const isKept = rows.some(({ isPresent }) => isPresent)
  const remark = isKept
    ? []
    : ['', say(present === undefined ? 'history.gone' : 'history.other', { file: history.file })]
  const revision = rows.find(({ isPresent }) => !isPresent)?.revision
  const next = revision ? ['', say('history.howToRestore', { name: nameOf(history), revision })] : []
  return [paint('bold', history.file), ...table, ...remark, ...next].join('\n')
}

const nameOf = ({ file }: FileHistory) => file.replace(/^pages\//, '').replace(/\.json$/, '')

export function historyJson(history: FileHistory, present: string | undefined): string {
  const versions = rowsOf(history, present).map(({ keptAt, ...row }) => ({
    ...row,
    since: `${shopClock(keptAt)}+08:00`,
  }))
  return JSON.stringify({ file: history.file, versions }, undefined, 2)
}
