import { type ReactNode, useMemo } from 'react'
import type { Block } from '../../../schemas/page/block.ts'
import {
  allBlocks,
  blockName,
  blockOf,
  type Document,
  isMap,
  type Json,
  placeName,
  rootLists,
  rootOf,
  slotName,
  type Titles,
  valueAt,
} from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { useSnapshot } from 'valtio'
import { addDays } from '../../domain/dates.ts'
import { type CoverageFinding, scheduleCoverage } from './schedule-coverage.ts'
import styles from './schedules.module.css'

/** Days ahead that are looked through. */
const AHEAD = 60

const never = { over: '展示时间已经结束', backwards: '结束早于开始', 'no-share': '所在的组没有份额' } as const

const minutes = (from: string, until: string) =>
  `${from.slice(5).replace('T', ' ')} – ${until.slice(5).replace('T', ' ')}`

/** A finding as an operator reads it. */
export function coverageText(finding: CoverageFinding): string {
  if (finding.kind === 'never') return `「${finding.block}」没有人会看到：${never[finding.why]}`
  const when = minutes(finding.from, finding.until)
  if (finding.kind === 'empty') return `「${finding.list}」是空的：${when}`
  return `「${finding.blocks.join('」和「')}」同时展示：${when}`
}

/** What the schedules of a page come to in the next days: when a list is empty, what overlaps, what nobody sees. */
export function ScheduleList(): ReactNode {
  const { editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  const { me } = useSnapshot(useStudio().who)
  const now = me?.shopNow.slice(0, 16)
  const findings = useMemo(() => {
    if (now === undefined || document.kind !== 'page') return []
    const until = `${addDays(now.slice(0, 10), AHEAD)}T00:00`
    return scheduleCoverage({ ...schedulesOf(document, titles), words: wordsOf(document, titles), from: now, until })
  }, [document, titles, now])
  if (findings.length === 0) return null
  return (
    <div className={styles.list}>
      <h3>排期（今后 {AHEAD} 天）</h3>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>{coverageText(finding)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Blocks by their names of the outline, and the places of a container by their titles. */
function wordsOf(document: Document, titles: Titles) {
  const keys = new Map(allBlocks(document).map(({ key }) => [blockOf(document, key)?.id, key]))
  const block = (id: string) => {
    const key = keys.get(id)
    return key === undefined ? id : blockName(document, key, titles)
  }
  const slot = (id: string, name: string) => {
    const key = keys.get(id)
    return `${block(id)} 的 ${key === undefined ? name : slotName(blockOf(document, key), name, titles)}`
  }
  return { block, slot }
}

/** The lists of a page that hold blocks, and its experiments, as far as they are what they should be: the check tells the rest. */
export function schedulesOf(document: Document, titles: Titles) {
  const root = rootOf(document)
  const lists = rootLists(document.rest).map(
    ({ place, path }) => [placeName(document, place, titles), blocksIn(valueAt(root, path))] as const,
  )
  const { experiments } = document.rest
  return {
    lists: Object.fromEntries(lists),
    experiments: (isMap(experiments) ? experiments : {}) as Readonly<Record<string, Readonly<Record<string, number>>>>,
  }
}

const blocksIn = (list: Json | undefined): Block[] =>
  Array.isArray(list)
    ? (list.filter((block) => isMap(block) && typeof block.widget === 'string' && block.hidden !== true) as Block[])
    : []
