import type { JSONSchema } from '../../schemas/json-schema.ts'
import { versionOf } from '../../src/kit/widget-version.ts'
import type { AnyWidget, Registry, Slot } from '../../src/kit/widget.ts'

/** What pages rely on in a widget, as of a version: kept in schemas/generated/widgets.lock.json, so that a later change can be judged. */
export interface WidgetRecord {
  readonly version: number
  readonly props: JSONSchema
  /** Names of the props that a page may leave out because the widget has a default. */
  readonly defaults: readonly string[]
  readonly variants: readonly string[]
  /** By event, the shape of its payload. */
  readonly events: Readonly<Record<string, JSONSchema>>
  readonly slots: Readonly<Record<string, Omit<Slot, 'title'>>>
}

/** By code, alphabetical. */
export type WidgetLock = Readonly<Record<string, WidgetRecord>>

export function lockOf(registry: Registry): WidgetLock {
  const codes = Object.keys(registry).toSorted()
  return Object.fromEntries(codes.map((code) => [code, recordOf(registry[code] as AnyWidget)]))
}

function recordOf(widget: AnyWidget): WidgetRecord {
  const events = Object.entries(widget.events ?? {}).map(([name, { payload }]) => [name, payload])
  const slots = Object.entries(widget.slots ?? {}).map(([name, { allow, max }]) => [name, { allow, max }])
  return {
    version: versionOf(widget),
    props: widget.props,
    defaults: Object.keys(widget.defaults ?? {}).toSorted(),
    variants: widget.variants ?? [],
    events: Object.fromEntries(events),
    slots: Object.fromEntries(slots),
  }
}
