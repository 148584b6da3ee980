import type { PagePayload } from '../../../schemas/page/plan.ts'
import type { Block } from '../../../schemas/page/block.ts'

/** Both sides of a theme, by its tokens. */
export interface ShownTheme {
  readonly tokens: Readonly<Record<string, string | number>>
  readonly dark: Readonly<Record<string, string>>
}

/** A page as the shop's app takes it: what /tc-fostay/_page answers. */
export interface CanvasPage {
  readonly payload: PagePayload
  readonly css: readonly string[]
}

/** A block as it was just typed; or one that stays as the page shows it, since the text has it inside of a part. */
export type TypedBlock = WrittenBlock | { readonly id: string; readonly isKept: true }

export interface WrittenBlock extends Omit<Block, 'slots'> {
  readonly slots?: Readonly<Record<string, readonly TypedBlock[]>>
}

/** What a tap in the frame means: it selects a block, or it does what it does in the shop. */
export type CanvasMode = 'select' | 'use'

/** From the studio to the frame. */
export type ToFrame =
  /** The draft as the server made it, with the number of the text that it was made from. */
  | { readonly type: 'show'; readonly turn: number; readonly page: CanvasPage }
  /**
   * The blocks of the draft as they were just typed, until the server's answer: known blocks alone are shown anew. Their ids in order, and of
   * them those that the frame was not told yet.
   */
  | {
      readonly type: 'typed'
      readonly turn: number
      readonly ids: readonly string[]
      readonly fresh: readonly TypedBlock[]
    }
  | { readonly type: 'select'; readonly ids: readonly string[]; readonly scroll: boolean }
  /** Blocks with a problem; or those that another version has otherwise. */
  | { readonly type: 'mark'; readonly ids: readonly string[]; readonly isChange?: boolean }
  | { readonly type: 'mode'; readonly mode: CanvasMode }
  /** What the theme that is edited makes of the page. */
  | { readonly type: 'theme'; readonly theme: ShownTheme }
  /** Something is dragged from now on: what it can be put beside or into, and what it is called where only the frame can show it. */
  | { readonly type: 'targets'; readonly targets: readonly DropTarget[]; readonly label?: string }
  /** It is over the frame: tells where it would be put, or that it left. */
  | { readonly type: 'drag'; readonly point: Point | null }
  /** A tap on the frame before it heard one, and the block that stood there then: it is done now. */
  | { readonly type: 'tap'; readonly id: string; readonly point: Point; readonly add: boolean }
  /** Two frames are scrolled together: to there, in CSS pixels; from now on `scrolled` tells where one was scrolled to. */
  | { readonly type: 'scroll'; readonly y: number }
  /** Selects blocks and brings them into view; `leads`: the other frame, which has none of them, follows. */
  | { readonly type: 'reveal'; readonly ids: readonly string[]; readonly leads: boolean }
  /** Texts whose values are told from now on, in place of those before. */
  | { readonly type: 'watch'; readonly texts: readonly string[] }

/** From the frame to the studio. */
export type FromFrame =
  | { readonly type: 'ready' }
  /** A page is on the screen; `ms` from the message to the frame after it was painted. */
  | { readonly type: 'shown'; readonly turn: number; readonly ms: number }
  | {
      readonly type: 'select'
      readonly id: string
      readonly add: boolean
      readonly levels: readonly TappedLevel[]
      /** An empty place of the block was tapped. */
      readonly slot?: string
    }
  /** Where a dragged thing would be put, or undefined where there is no place. */
  | { readonly type: 'drop-place'; readonly place: DropPlace | undefined }
  /** Somebody drags a block of the page; `targets` answers where they may. */
  | { readonly type: 'grab'; readonly id: string }
  /** And has put it there. */
  | { readonly type: 'drop'; readonly place: DropPlace }
  | { readonly type: 'refused'; readonly path: string }
  | { readonly type: 'key'; readonly pressed: FrameKey }
  | { readonly type: 'scrolled'; readonly y: number }
  /** What the watched texts give on the page as it is now, in their order. */
  | { readonly type: 'values'; readonly values: readonly (readonly [text: string, told: ValuePreview])[] }

/** A key that was pressed in the frame, as the browser tells it; a letter is a small one. */
export type FrameKey = Readonly<Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>>

/** What an element that was tapped, or one around it, shows: its words, and the paths of its pictures. */
export interface TappedLevel {
  readonly text: string
  readonly pictures: readonly string[]
}

/** What an expression gives, in an operator's words; `waiting`: nothing yet, and nothing is wrong. */
export interface ValuePreview {
  readonly tone: 'value' | 'waiting' | 'bad'
  readonly text: string
}

/** Before or after a block, or into a place of a container that has no blocks. */
export type DropPlace =
  | { readonly id: string; readonly side: 'before' | 'after' }
  | { readonly id: string; readonly slot: string }

/** What stands for one thing of the document on the page: a block, or all the blocks of a part that is used. */
export interface DropTarget {
  readonly ids: readonly string[]
  /** Where a dragged thing may be put: nowhere, where it is itself what is dragged. */
  readonly takes: 'inside' | 'beside' | 'nothing'
}

/** CSS pixels from the upper left corner of the frame. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the pointer is in the frame that an element lies over, however small both are drawn. */
export function pointOver(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width / element.offsetWidth
  return { x: (clientX - left) / scale, y: (clientY - top) / scale }
}

/** Marks our messages among those that extensions send. */
const MARK = 'pagoda-canvas'

export const sealed = <Message extends ToFrame | FromFrame>(message: Message) => ({ mark: MARK, message })

/** The message of an event that the other side sent; undefined for all else. */
export function opened(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { readonly origin: string; readonly source: MessageEventSource | null },
): ToFrame | FromFrame | undefined {
  if (event.origin !== from.origin || event.source !== from.source) return undefined
  const data = event.data as { mark?: unknown; message?: ToFrame | FromFrame } | null
  return typeof data === 'object' && data?.mark === MARK ? data.message : undefined
}
