import type { ReactNode } from 'react'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { WidgetCategory } from './widget-categories.ts'

/** A pure step from one version of a widget's props to the next (design: stage 2). `to` starts at 2 and rises by 1. */
export interface Migration {
  readonly to: number
  /** What changed, as a kebab-case sentence: rename-heading-to-title. */
  readonly name: string
  readonly up: (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Settings that it takes away: one that is lost and does not stand here refuses the page. */
  readonly removedProps?: readonly string[]
  /** Events that the widget emits no longer: what a page does at them goes. */
  readonly removedEvents?: readonly string[]
}

/** An event that the widget may emit: what an operator reads, and the shape of `event` in the block's `on`. */
export interface WidgetEvent {
  readonly title: string
  readonly payload: JSONSchema
}

export interface Slot {
  readonly title: string
  /** What else operators should know of it. */
  readonly description?: string
  /** Codes of the widgets that may stand in it; all when absent. */
  readonly allow?: readonly string[]
  readonly max?: number
}

/** What the engine and the tools know of a widget without its code. */
export interface AnyWidget {
  readonly code: string
  /** Under which heading the palette offers it; without one it stands at the end. */
  readonly category?: WidgetCategory
  readonly title: string
  readonly description: string
  readonly props: JSONSchema
  readonly defaults?: object
  readonly variants?: readonly string[]
  readonly events?: Readonly<Record<string, WidgetEvent>>
  readonly slots?: Readonly<Record<string, Slot>>
  /** What brings props of older versions up to today's; absent while there is one version (see versionOf). */
  readonly migrations?: readonly Migration[]
  /** CSS pixels at 390 wide that the widget takes with typical props. */
  readonly height: number
  /** The height goes with the width of the column, as that of a full-bleed picture does. */
  readonly scales?: true
  /** It floats over the page: its code is there from the start wherever the block stands, and the block takes no place among the others. */
  readonly floats?: true
  /**
   * It has no behaviour: it answers nothing, follows no clock and tells no event. What the server made of it is never hydrated, and its code is
   * loaded only where the app draws it anew. Links work: the app follows those of the whole page.
   */
  readonly static?: true
  /** Props of which at least one must have something in it (a non-empty list, text or object), else the block is empty. */
  readonly emptyWhen?: readonly string[]
  readonly load: () => Promise<{ default: (props: never) => ReactNode }>
}

/** A widget's door: `export const bannerSwiper = { ... } as const satisfies Widget<BannerSwiperProps>`. */
export interface Widget<Props extends object> extends AnyWidget {
  readonly defaults?: Partial<Props>
  readonly emptyWhen?: readonly (keyof Props & string)[]
  readonly load: () => Promise<{ default: (props: Props & WidgetTools) => ReactNode }>
}

/**
 * What a widget gets beside its own props. Its schema can't have props of these names. `emit`, `now` and `memory` are the same at each
 * render of a block, so they may stand among the dependencies of effects; `slots` may be another object each time.
 */
export interface WidgetTools {
  /** Tells the page that something happened; the block's `on` decides what follows. */
  readonly emit: (event: string, payload?: unknown) => void
  readonly variant?: string
  /** The filled slots, by name. */
  readonly slots: Readonly<Record<string, ReactNode>>
  /** The level that a heading of the widget has on this page: 2, or 3 inside a titled container. */
  readonly headingLevel: 2 | 3
  /** The shop's time in epoch milliseconds. Call it in effects and handlers only: a first render must not depend on it. */
  readonly now: () => number
  /** Small texts that the block keeps on this device, under names of its own. Call it in effects and handlers only. */
  readonly memory: WidgetMemory
  /** The block stands in the first view: its first picture is loaded at once and with high priority. */
  readonly isFirstView: boolean
}

/** `visit` ends with the tab, `device` stays. A device that can't keep anything forgets; nothing throws. */
export interface WidgetMemory {
  readonly get: (name: string, where?: 'visit' | 'device') => string | undefined
  /** undefined forgets. */
  readonly set: (name: string, value: string | undefined, where?: 'visit' | 'device') => void
}

/** One way to use a widget, in its `examples.ts`: tests, gallery and palette show each. */
export interface Example<Props extends object = object> {
  readonly name: string
  readonly props: Props
  readonly variant?: string
}

/** Props as an operator wrote them at a version, and what the migrations make of them: in a widget's `migrations.examples.ts`. */
export interface MigrationExample {
  readonly from: number
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

export type Registry = Readonly<Record<string, AnyWidget>>
