import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { CompareVersions } from '../compare/compare-versions.tsx'
import type { Version } from '../compare/version-frame.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Skeleton } from '../controls/states.tsx'
import { describeChanges, normalise, type Titles } from '../document/index.ts'
import { useStudio } from '../session/studio.ts'
import styles from '../publish/publish.module.css'

type Texts = readonly [before: string, after: string]

/** The texts of an item before the release and in it; undefined until they are here, and where nothing was before. */
function useTexts({ kind, name, hash, before }: ReleaseItem) {
  const { call } = useStudio()
  const [texts, setTexts] = useState<Texts>()
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (before === null) return
    const read = (one: string) => call('revision', { params: { kind, name, hash: one } })
    void Promise.all([read(before), read(hash)]).then(([was, is]) => {
      if ('reply' in was && 'reply' in is) setTexts([was.reply.text, is.reply.text])
      else setFailed('failure' in was ? was.failure.message : 'failure' in is ? is.failure.message : '')
    })
  }, [call, kind, name, hash, before])
  return { texts, failed }
}

/** Both texts as versions; nothing where one of them can't be read. */
function versionsOf(kind: ItemKind, [before, after]: Texts): readonly [Version, Version] | undefined {
  const [was, is] = [normalise(before, kind), normalise(after, kind)]
  if (!('document' in was) || !('document' in is)) return undefined
  return [
    { title: '之前的版本', text: before, document: was.document },
    { title: '发布单里的版本', text: after, document: is.document },
  ]
}

interface ItemChangesProps {
  readonly item: ReleaseItem
  readonly titles: Titles
}

/** What a release changes in one of its items, in words and as both pages: against what served when it was pinned, or published. */
export function ItemChanges({ item, titles }: ItemChangesProps): ReactNode {
  const { texts, failed } = useTexts(item)
  const [isLooking, setLooking] = useState(false)
  const { kind, name } = item
  const versions = useMemo(() => texts && versionsOf(kind, texts), [kind, texts])
  // The release is read again and again while it is tried: what is looked at stays the same object.
  const id = useMemo(() => ({ kind, name }), [kind, name])
  if (failed) return <p role="alert">{failed}</p>
  if (item.before !== null && !texts) return <Skeleton lines={2} />
  return (
    <>
      <ul className={styles.changes} aria-label={`${item.title} 的改动`} tabIndex={0}>
        {wordsOf(item, versions, titles).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {versions && kind !== 'route' && (
        <Button look="quiet" icon="eye" onClick={() => setLooking(true)}>
          看前后的样子
        </Button>
      )}
      {versions && isLooking && (
        <Dialog title={`${item.title}：前后的样子`} isWide onClose={() => setLooking(false)}>
          <CompareVersions
            {...{ titles }}
            item={id}
            left={versions[0]}
            right={versions[1]}
            onClose={() => setLooking(false)}
          />
        </Dialog>
      )}
    </>
  )
}

function wordsOf(
  { before, path }: ReleaseItem,
  versions: readonly [Version, Version] | undefined,
  titles: Titles,
): readonly string[] {
  if (before === null) return [`新页面，第一次发布${path === undefined ? '' : `，地址 ${path}`}`]
  if (!versions) return ['内容全部换了']
  const changes = describeChanges(versions[0].document, versions[1].document, titles)
  return changes.length === 0 ? ['和之前一样'] : changes
}
