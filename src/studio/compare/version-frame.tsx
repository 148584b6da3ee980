import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { CanvasPageBody, CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { canvasAddress } from '../canvas/canvas-address.ts'
import type { PageLook } from '../canvas/look.ts'
import type { FromFrame } from '../canvas/protocol.ts'
import { partBlocksOf, shownIds } from '../canvas/shown-blocks.ts'
import { useCanvas } from '../canvas/use-canvas.ts'
import { shownTheme } from '../canvas/use-shown-theme.ts'
import { Button } from '../controls/button.tsx'
import { Skeleton } from '../controls/states.tsx'
import type { BlockKey, Document, Titles } from '../document/index.ts'
import { spokenProblem } from '../document/spoken-problem.ts'
import { useStudio } from '../session/studio.ts'
import type { SideName, LinkedScroll } from './linked-scroll.ts'
import styles from './compare.module.css'

/** A version on one of the two sides. */
export interface Version {
  /** As a person knows it: «现在的草稿» */
  readonly title: string
  readonly text: string
  readonly document: Document
}

interface VersionFrameProps {
  readonly item: ItemId
  readonly side: SideName
  readonly version: Version
  readonly titles: Titles
  readonly look: PageLook & { readonly address: string }
  /** Blocks that the other version has otherwise, or not at all. */
  readonly changed: readonly BlockKey[]
  /** The block that is looked at; `leads`: the other version has none. */
  readonly shown: { readonly key: BlockKey; readonly leads: boolean } | undefined
  readonly together: LinkedScroll
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** The page of a version as the shop shows it, in a frame of a phone: by the canvas' own doors, with the text of the version for the draft. */
export function VersionFrame(props: VersionFrameProps): ReactNode {
  const { item, side, version, titles, look, together, onClose, onRetry } = props
  const { call } = useStudio()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setShown] = useState(false)
  const [note, setNote] = useState<string>()
  const { address, as } = look
  const draft = useCallback(() => ({ ...item, text: version.text, address, as }), [item, version.text, address, as])
  const ask = useCallback(
    async (body: CanvasPageBody): Promise<CanvasPageReply> => {
      const answer = await call('canvasPage', { body })
      if ('failure' in answer) throw new Error(answer.failure.message)
      return answer.reply
    },
    [call],
  )
  const hear = (message: FromFrame) => {
    if (message.type === 'shown') setShown(true)
    if (message.type === 'key' && message.pressed.key === 'Escape') onClose()
    together.hear(side, message)
  }
  const { reply, failed, isBehind, send } = useCanvas({ frame, draft, blocks: undefined, ask, hear })
  const isThere = isShown && !isBehind
  useMarks({ ...props, reply, send, isThere })
  const spoken = useSpokenError(version.document, titles, reply)
  const trouble = note ?? failed ?? (reply && troubleOf(reply, spoken))
  /** Where there is no page of the shop, a sentence stands in its place. */
  const onLoad = () => {
    const opened = frame.current?.contentDocument
    if (!opened?.getElementById('pagoda-page'))
      setNote(opened?.querySelector('main p')?.textContent || '商城页面没有打开')
  }
  return (
    <figure className={styles.side} aria-busy={!isThere && trouble === undefined}>
      <figcaption>{version.title}</figcaption>
      <div className={styles.phone} data-waiting={!isThere || undefined}>
        {/* The shop's own page, as in the canvas: without its origin it could take no messages. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title={`${version.title}的页面`} src={canvasAddress(item, address, as)} onLoad={onLoad} />
        {trouble !== undefined && (
          <div className={styles.trouble} role="alert">
            <p>{trouble}</p>
            <Button onClick={onRetry}>再试一次</Button>
          </div>
        )}
        {trouble === undefined && !isThere && (
          <div className={styles.waiting}>
            <Skeleton lines={6} />
          </div>
        )}
      </div>
    </figure>
  )
}

/** The first of a version's mistakes in the form's words; undefined where there is none, or while they are not known. */
function useSpokenError(document: Document, titles: Titles, reply: CanvasPageReply | undefined): string | undefined {
  const { catalogue: load } = useStudio()
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const first = reply?.page ? undefined : reply?.problems.find(({ severity }) => severity === 'error')
  const isWanted = first !== undefined
  useEffect(() => {
    if (isWanted) void load().then(setCatalogue)
  }, [isWanted, load])
  return first && catalogue && spokenProblem(catalogue, document, first, titles)
}

/** Why there is no page of a version; undefined where there is one. */
function troubleOf({ page, redirect }: CanvasPageReply, spoken: string | undefined): string | undefined {
  if (redirect !== undefined) return `这位访客打开时会转到 ${redirect}`
  if (page) return undefined
  return `这一版今天通不过检查，画不出来${spoken === undefined ? '' : `：${spoken}`}`
}

interface Marks extends VersionFrameProps, Pick<ReturnType<typeof useCanvas>, 'reply' | 'send'> {
  readonly isThere: boolean
}

/** What is another is marked, what is looked at is brought into view, and the two are scrolled together. */
function useMarks({ side, version, changed, shown, together, reply, send, isThere }: Marks): void {
  const { document } = version
  const origins = reply?.origins
  const idsOf = useCallback(
    (key: BlockKey) => shownIds(document, partBlocksOf(document, origins ?? {}), key),
    [document, origins],
  )
  useEffect(() => (isThere ? together.join(side, send) : undefined), [isThere, together, side, send])
  useEffect(() => {
    if (isThere) send({ type: 'mark', ids: changed.flatMap(idsOf), isChange: true })
  }, [isThere, send, changed, idsOf])
  useEffect(() => {
    if (isThere && shown) send({ type: 'reveal', ids: idsOf(shown.key), leads: shown.leads })
  }, [isThere, send, shown, idsOf])
  useEffect(() => {
    if (isThere && document.kind === 'theme') send({ type: 'theme', theme: shownTheme(document.rest) })
  }, [isThere, send, document])
}
