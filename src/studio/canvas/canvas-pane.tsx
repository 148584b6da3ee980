import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CanvasPageBody, CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { AddressField } from './address-field.tsx'
import { canvasAddress } from './canvas-address.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { PageLook } from './look.ts'
import { PreviewAsForm } from './preview-as.tsx'
import type { CanvasMode, FrameKey, FromFrame, Point, ShownTheme, ToFrame, TypedBlock } from './protocol.ts'
import { useCanvas } from './use-canvas.ts'
import type { WatchedValues } from './watched-values.ts'
import { type CoverTaps, useEarlyTap, useHearing } from './use-early-tap.ts'
import { useFit } from './use-fit.ts'
import { useReopened } from './use-reopened.ts'
import styles from './canvas.module.css'

const WIDTHS = [360, 390, 430, 768] as const
/** CSS pixels around the frame. */
const BORDER = 1

/** What was tapped in the frame. */
type Tapped = Extract<FromFrame, { readonly type: 'select' }>

export interface CanvasPaneProps {
  readonly item: ItemId
  /** Addresses that show it, the first one at first. */
  readonly addresses: readonly string[]
  readonly look: PageLook
  readonly onLook: (look: PageLook) => void
  /** Prints the draft. */
  readonly text: () => string
  readonly blocks: readonly TypedBlock[] | undefined
  readonly experiments: Readonly<Record<string, readonly string[]>>
  /** Ids of the selected blocks, as the page shows them. */
  readonly selected: readonly string[]
  /** Ids of blocks with a problem. */
  readonly marked: readonly string[]
  readonly ask: (draft: CanvasPageBody, signal: AbortSignal) => Promise<CanvasPageReply>
  readonly onSelect: (tapped: Tapped) => void
  readonly onKey: (pressed: FrameKey) => void
  /** Which blocks the viewer does not see, and where blocks of parts come from. */
  readonly onReply: (reply: CanvasPageReply) => void
  /** Names of blocks that this viewer does not see. */
  readonly unseen: readonly string[]
  /** The draft that the server has can be shown; undefined while nobody knows. */
  readonly isSound: boolean | undefined
  readonly drag: DragOver
  /** Of the theme that is edited; undefined where something else is. */
  readonly theme: ShownTheme | undefined
  /** What the form wants to know of the page. */
  readonly values: WatchedValues
  /** Where what the chosen block shows is changed. */
  readonly contents: ReactNode
  /** Told whether there is a page that shows what changes. */
  readonly onOpen: (isOpen: boolean) => void
}

/** Something that is dragged over the page. */
export interface DragOver {
  readonly isDragging: boolean
  /** Null: it is somewhere else. */
  readonly point: Point | null
  /** Lies over the frame while something is dragged, which would take the pointer. */
  readonly cover: (element: HTMLDivElement | null) => void
  /** What was taken up last, and where it may be put. */
  readonly dragged: Omit<Extract<ToFrame, { readonly type: 'targets' }>, 'type'> | undefined
  /** Told what is taken up in the frame, and where it would be put. */
  readonly hear: (message: FromFrame) => void
}

/** The draft as the shop shows it, in a frame of a phone. */
export function CanvasPane(props: CanvasPaneProps): ReactNode {
  const { item, addresses, text, blocks, experiments, selected, marked, unseen, theme } = props
  const { look, onLook, ask, onSelect, onKey, onReply, drag, values, onOpen } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390)
  const fit = useFit(width + 2 * BORDER)
  const [mode, setMode] = useState<CanvasMode>('select')
  const { as, address = addresses[0] ?? '/' } = look
  const [refused, setRefused] = useState<string>()
  const draft = useCallback(() => ({ ...item, text: text(), address, as }), [item, text, address, as])

  // Another page of the shop, or another viewer's, is another document; the text comes by messages.
  const source = canvasAddress(item, address, as)
  const { isHearing, onReady, onLoad } = useHearing(frame, source)

  const hear = (message: FromFrame) => {
    if (message.type === 'ready') onReady()
    values.hear(message)
    if (message.type === 'select') onSelect(message)
    if (message.type === 'key') onKey(message.pressed)
    if (message.type === 'refused') setRefused(message.path)
    drag.hear(message)
  }
  const { frames, isBehind, reply, failed, send } = useCanvas({ frame, draft, blocks, ask, hear })

  const isReady = frames > 0
  useOpen(isReady, onOpen)
  const turn = useReopened({ frame, isReady, isSound: props.isSound })

  useEffect(() => send({ type: 'select', ids: selected, scroll: true }), [send, selected, frames])
  useEffect(() => send({ type: 'mark', ids: marked }), [send, marked, frames])
  useEffect(() => send({ type: 'mode', mode }), [send, mode, frames])
  useEffect(() => (theme ? send({ type: 'theme', theme }) : undefined), [send, theme, frames])
  useEffect(() => values.attach(send), [values, send, frames])
  useDragTold(drag, send)
  const taps = useEarlyTap({ frame, source, isHearing, send })
  useTold(reply, onReply)

  return (
    <section className={styles.pane} aria-label="画布">
      <div className={styles.bar}>
        <AddressField address={address} addresses={addresses} onChange={(next) => onLook({ ...look, address: next })} />
        <Choice label="宽度" values={WIDTHS} value={width} onChange={setWidth} />
        <Choice label="点一下" values={['select', 'use'] as const} value={mode} onChange={setMode} names={modeNames} />
        <PreviewAsForm as={as} onChange={(next) => onLook({ ...look, as: next })} experiments={experiments} />
      </div>
      <div className={styles.stage}>
        <div ref={fit} className={styles.fit} data-width={width}>
          <div className={styles.phone} data-behind={isBehind || undefined}>
            {/* The shop's own page: in a sandbox with its origin it could do the same, and without it could take no messages. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe key={`${source} ${turn}`} ref={frame} title="商城页面" src={source} onLoad={onLoad} />
            <Cover cover={drag.cover} taps={taps} isHidden={!drag.isDragging && isHearing} />
          </div>
        </div>
        {!isReady && props.isSound !== false && <p className={styles.waiting}>正在打开商城页面…</p>}
      </div>
      <footer className={styles.foot}>
        <Status {...{ failed, refused, reply, unseen }} />
        {props.contents}
      </footer>
    </section>
  )
}

interface CoverProps extends Pick<DragOver, 'cover'> {
  readonly isHidden: boolean
  readonly taps: CoverTaps
}

/** Lies over the page while something is dragged, and before the page listens: a tap on it would be a shopper's. */
const Cover = ({ cover, isHidden, taps }: CoverProps): ReactNode => (
  <div ref={cover} className={styles.cover} aria-hidden="true" hidden={isHidden} {...taps} />
)

function useDragTold({ dragged, point }: DragOver, send: (message: ToFrame) => void): void {
  useEffect(() => {
    if (dragged) send({ type: 'targets', targets: dragged.targets, label: dragged.label })
  }, [send, dragged])
  useEffect(() => send({ type: 'drag', point }), [send, point])
}

function useTold(reply: CanvasPageReply | undefined, onReply: CanvasPaneProps['onReply']): void {
  useEffect(() => {
    if (reply) onReply(reply)
  }, [reply, onReply])
}

/** Tells as long as there is a page. */
function useOpen(isReady: boolean, onOpen: CanvasPaneProps['onOpen']): void {
  useEffect(() => {
    onOpen(isReady)
    return () => onOpen(false)
  }, [onOpen, isReady])
}

const modeNames = { select: '选区块', use: '像顾客一样用' } as const

/** The draft has errors: there is no page of it. */
const isRefused = (reply: CanvasPageReply | undefined) => reply !== undefined && !reply.page

interface Told {
  readonly failed?: string
  readonly refused?: string
  readonly reply?: CanvasPageReply
  readonly unseen: readonly string[]
}

const Status = (told: Told): ReactNode => (
  <p role="status" data-tone={told.failed !== undefined || isRefused(told.reply) ? 'bad' : undefined}>
    {statusText(told)}
  </p>
)

/** What keeps the frame from being the draft, the weightiest first. */
function statusText({ failed, refused, reply, unseen }: Told): string {
  if (failed !== undefined) return `画布没有更新：${failed}`
  if (reply?.redirect !== undefined) return `这位访客打开时会转到 ${reply.redirect}`
  if (isRefused(reply)) return '有错误：画布等「问题」里的改好了，再跟上草稿'
  if (refused !== undefined) return '画布里只看不做：刚才那一步没有发到商城'
  if (unseen.length > 0) return `这位访客看不到：${unseen.join('、')}`
  return reply?.isWithout ? '这个地址上没有它能显示的内容：换一个地址，或换「以谁的眼光看」' : ''
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly names?: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string | number>({ label, values, value, names, onChange }: ChoiceProps<Value>) {
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {names?.[one] ?? one}
        </button>
      ))}
    </div>
  )
}
