import type { ReactNode } from 'react'
import {
  blockField,
  blockName,
  blockValueName,
  blockOf,
  type Conflict,
  type Document,
  moveBlocks,
  type Outcome,
  pageField,
  pageValueName,
  placeName,
  removeBlocks,
  setBlockValue,
  setPageValue,
  type Titles,
} from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { useEditing } from './editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './editor.module.css'

/** What is asked: what it is about, what stands now, and what the other way is. */
interface Question {
  readonly about: string
  readonly mine: string
  readonly theirs: string
  readonly takeTheirs?: (document: Document) => Outcome
}

function questionOf(document: Document, conflict: Conflict, titles: Titles): Question {
  if (conflict.kind === 'place-removed')
    return { about: placeName(document, conflict.place, titles), mine: '留着：里面有改动', theirs: '一方已经去掉' }
  if (conflict.kind === 'value') {
    const { key, path, mine, theirs } = conflict
    const block = key === undefined ? undefined : blockOf(document, key)
    const say = (value: typeof mine) =>
      block ? blockValueName(block, path, value, titles) : pageValueName(path, value)
    const values = { mine: say(mine), theirs: say(theirs) }
    if (key === undefined)
      return { ...values, about: pageField(path), takeTheirs: (now) => setPageValue(now, { path, value: theirs }) }
    const about = `${blockName(document, key, titles)}：${blockField(block, path, titles)}`
    return { ...values, about, takeTheirs: (now) => setBlockValue(now, { key, path, value: theirs }, titles) }
  }
  const about = blockName(document, conflict.key, titles)
  if (conflict.kind === 'removed')
    return { about, mine: '留着', theirs: '删除', takeTheirs: (now) => removeBlocks(now, [conflict.key], titles) }
  const { key, theirs } = conflict
  const target = (now: Document) => ({ place: theirs, index: now.order[theirs]?.length ?? 0 })
  return {
    about,
    mine: `在 ${placeName(document, conflict.mine, titles)}`,
    theirs: `在 ${placeName(document, theirs, titles)}`,
    takeTheirs: (now) => moveBlocks(now, [key], target(now), titles),
  }
}

/** What two people, or one in two panes, changed in two ways: one is chosen for each, nothing is overwritten unseen. */
export function ConflictsDialog(): ReactNode {
  const { editor, titles } = useEditing()
  const { conflicts, document } = useEditorState(editor)
  const decide = (conflict: Conflict, take?: Question['takeTheirs']) => {
    if (take) editor.apply(take(editor.state.document))
    editor.decide(editor.state.conflicts.filter((one) => JSON.stringify(one) !== JSON.stringify(conflict)))
  }
  if (conflicts.length === 0) return null
  return (
    <Dialog title="同一处有两种改法" onClose={() => editor.decide([])}>
      <p className={styles.lead}>
        现在保留的是你这次写的。要换成另一种（别人改的，或你刚才在别处改的），在这里选；选过还能撤销。
      </p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => {
          const { about, mine, theirs, takeTheirs } = questionOf(document, conflict, titles)
          return (
            <li key={JSON.stringify(conflict)}>
              <strong>{about}</strong>
              <span>
                <Button onClick={() => decide(conflict)}>留下：{mine}</Button>
                {takeTheirs && <Button onClick={() => decide(conflict, takeTheirs)}>换成：{theirs}</Button>}
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
