import {
  blockField,
  blockName,
  blockOf,
  type Conflict,
  type Document,
  pageField,
  placeName,
  type Titles,
  valueName,
} from '../../src/studio/document/index.ts'
import type { Context } from '../command.ts'
import { conflictName } from './merge-texts.ts'

/** A conflict for a program. */
export interface ConflictText {
  /** For --ours and --theirs. */
  readonly name: string
  readonly kind: Conflict['kind']
  readonly about: string
  readonly ours: string
  readonly theirs: string
}

/** What both changed, in words: what it is about, what the file has, what the server has. */
export function conflictText(document: Document, conflict: Conflict, titles: Titles, { say }: Context): ConflictText {
  const told = { name: conflictName(conflict), kind: conflict.kind }
  if (conflict.kind === 'place-removed') {
    const about = placeName(document, conflict.place, titles)
    return { ...told, about, ours: say('remote.kept'), theirs: say('remote.takenAway') }
  }
  if (conflict.kind === 'value') {
    const { key, path, mine, theirs } = conflict
    const field = key === undefined ? pageField(path) : blockField(blockOf(document, key), path, titles)
    const about = key === undefined ? field : `${blockName(document, key, titles)}：${field}`
    return { ...told, about, ours: valueName(mine), theirs: valueName(theirs) }
  }
  const about = blockName(document, conflict.key, titles)
  if (conflict.kind === 'removed') {
    const [kept, gone] = [say('remote.changed'), say('remote.takenAway')]
    return conflict.by === 'mine'
      ? { ...told, about, ours: gone, theirs: kept }
      : { ...told, about, ours: kept, theirs: gone }
  }
  const [ours, theirs] = [conflict.mine, conflict.theirs].map((place) => placeName(document, place, titles))
  return {
    ...told,
    about,
    ours: say('remote.movedTo', { place: ours ?? '' }),
    theirs: say('remote.movedTo', { place: theirs ?? '' }),
  }
}

export const conflictLine = ({ name, about, ours, theirs }: ConflictText, { say }: Context): string =>
  `    ${say('remote.conflict', { name, about, ours, theirs })}`
