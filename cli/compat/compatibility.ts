import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { Incompatibility } from './incompatibility.ts'
import { narrowings } from './narrowings.ts'
import { unreadable } from './unreadable.ts'
import type { WidgetRecord } from './widget-record.ts'

/**
 * What in `after` breaks pages written for `before`. What a page writes (props, variants, slots) may only be accepted more widely;
 * what a page reads (payloads of events) may only be promised more narrowly. An empty list means that no new version is needed.
 */
export function compatibility(before: WidgetRecord, after: WidgetRecord): Incompatibility[] {
  return [
    ...narrowings(mustWrite(before), mustWrite(after), 'props'),
    ...removedVariants(before, after),
    ...brokenEvents(before, after),
    ...brokenSlots(before, after),
  ]
}

/** The props schema as a page meets it: what has a default need not be written. */
function mustWrite({ props, defaults }: WidgetRecord): JSONSchema {
  return { ...props, required: props.required?.filter((name) => !defaults.includes(name)) ?? [] }
}

function removedVariants(before: WidgetRecord, after: WidgetRecord): Incompatibility[] {
  return before.variants
    .filter((variant) => !after.variants.includes(variant))
    .map((path) => ({ kind: 'removed-variant', path }))
}

function brokenEvents(before: WidgetRecord, after: WidgetRecord): Incompatibility[] {
  return Object.entries(before.events).flatMap(([name, payload]) => {
    const now = after.events[name]
    return now ? unreadable(payload, now, `events.${name}`) : [{ kind: 'removed-event' as const, path: name }]
  })
}

function brokenSlots(before: WidgetRecord, after: WidgetRecord): Incompatibility[] {
  return Object.entries(before.slots).flatMap(([path, slot]): Incompatibility[] => {
    const now = after.slots[path]
    if (!now) return [{ kind: 'removed-slot', path }]
    const takesLess = (now.max ?? Infinity) < (slot.max ?? Infinity)
    const refuses = now.allow && !(slot.allow && slot.allow.every((code) => now.allow?.includes(code)))
    return takesLess || refuses ? [{ kind: 'narrower-slot', path }] : []
  })
}
