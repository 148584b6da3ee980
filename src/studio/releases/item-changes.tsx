import { type ReactNode, useEffect, useState } from 'react'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { describeChanges, normalise, type Titles } from '../document/index.ts'
import { Skeleton } from '../controls/states.tsx'
import { useStudio } from '../session/studio.ts'
import styles from '../publish/publish.module.css'

/** How two texts of an item differ, in words. */
function changesBetween(item: ReleaseItem, before: string, after: string, titles: Titles): readonly string[] {
  const [was, is] = [normalise(before, item.kind), normalise(after, item.kind)]
  if (!('document' in was) || !('document' in is)) return ['内容全部换了']
  const changes = describeChanges(was.document, is.document, titles)
  return changes.length === 0 ? ['和之前一样'] : changes
}

/** What a release changes in one of its items: against what served when it was pinned, or published. */
export function ItemChanges({ item, titles }: { readonly item: ReleaseItem; readonly titles: Titles }): ReactNode {
  const { call } = useStudio()
  const { kind, name, hash, before, path } = item
  const [texts, setTexts] = useState<readonly [string, string]>()
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (before === null) return
    const read = (one: string) => call('revision', { params: { kind, name, hash: one } })
    void Promise.all([read(before), read(hash)]).then(([was, is]) => {
      if ('reply' in was && 'reply' in is) setTexts([was.reply.text, is.reply.text])
      else setFailed('failure' in was ? was.failure.message : 'failure' in is ? is.failure.message : '')
    })
  }, [call, kind, name, hash, before])
  if (failed) return <p role="alert">{failed}</p>
  const changes =
    before === null
      ? [`新页面，第一次发布${path === undefined ? '' : `，地址 ${path}`}`]
      : texts && changesBetween(item, ...texts, titles)
  if (!changes) return <Skeleton lines={2} />
  return (
    <ul className={styles.changes} aria-label={`${item.title} 的改动`} tabIndex={0}>
      {changes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
