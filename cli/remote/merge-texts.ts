import {
  type Conflict,
  type Document,
  merge,
  moveBlocks,
  removeBlocks,
  setBlockValue,
  setPageValue,
  type Titles,
} from '../../src/studio/document/index.ts'

/** Which side is taken where both changed one thing: names of conflicts (see conflictName), `all` for every other. */
export interface Decisions {
  readonly ours: ReadonlySet<string>
  readonly theirs: ReadonlySet<string>
}

/** What a person names it by: the block's id, .title for a value beside the blocks, the name of a list of blocks. */
export function conflictName(conflict: Conflict): string {
  if (conflict.kind === 'place-removed') return conflict.place
  if (conflict.key !== undefined) return conflict.key
  return `.${conflict.kind === 'value' ? conflict.path.join('.') : ''}`
}

function decided(conflict: Conflict, { ours, theirs }: Decisions): 'ours' | 'theirs' | undefined {
  const name = conflictName(conflict)
  if (ours.has(name)) return 'ours'
  if (theirs.has(name)) return 'theirs'
  return ours.has('all') ? 'ours' : theirs.has('all') ? 'theirs' : undefined
}

/** The merged document holds mine, and what one took away while the other worked on it. */
function take(document: Document, conflict: Conflict, side: 'ours' | 'theirs', titles: Titles): Document {
  const outcome = () => {
    if (conflict.kind === 'removed')
      return (conflict.by === 'mine') === (side === 'ours') ? removeBlocks(document, [conflict.key], titles) : undefined
    if (side === 'ours' || conflict.kind === 'place-removed') return undefined
    if (conflict.kind === 'moved') {
      const { key, theirs: place } = conflict
      return moveBlocks(document, [key], { place, index: document.order[place]?.length ?? 0 }, titles)
    }
    const { key, path, theirs: value } = conflict
    return key === undefined
      ? setPageValue(document, { path, value })
      : setBlockValue(document, { key, path, value }, titles)
  }
  const done = outcome()
  return done && 'document' in done ? done.document : document
}

export interface MergedTexts {
  readonly document: Document
  /** What nobody decided. */
  readonly conflicts: readonly Conflict[]
}

/** Merges as the studio does, by block, and takes the side that was chosen where both changed one thing. */
export function mergeDecided(
  base: Document,
  mine: Document,
  theirs: Document,
  decisions: Decisions,
  titles: Titles,
): MergedTexts {
  const { document: merged, conflicts } = merge(base, mine, theirs)
  let document = merged
  const open: Conflict[] = []
  for (const conflict of conflicts) {
    const side = decided(conflict, decisions)
    if (side === undefined) open.push(conflict)
    else document = take(document, conflict, side, titles)
  }
  return { document, conflicts: open }
}
