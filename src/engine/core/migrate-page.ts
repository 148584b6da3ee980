import { isMap, type Json, pointerToken } from '../../kit/json.ts'
import type { AnyWidget, Migration, Registry } from '../../kit/widget.ts'
import { versionOf } from '../../kit/widget-version.ts'
import { PAGE_VERSION } from '../../../schemas/page/page.ts'
import { fitsShape } from './fits-shape.ts'
import { keepEqual } from './keep-equal.ts'
import { getOwn } from './get-own.ts'
import { lostProps } from './what-migration-loses.ts'

/** One migration done to one block. */
export interface Applied {
  /** JSON pointer to the block. */
  readonly pointer: string
  readonly widget: string
  readonly to: number
  /** The migration's name. */
  readonly name: string
}

export interface MigrationRefusal {
  readonly ok: false
  /** To the version that is too new, or to the props that the migration could not take, or that may be of either version. */
  readonly pointer: string
  readonly code: 'version-too-new' | 'migration-failed' | 'version-ambiguous'
  /** Code of the widget; `page` for the page language. */
  readonly widget: string
  readonly wrote: number
  readonly known: number
}

export type Migrated = { readonly ok: true; readonly raw: unknown; readonly applied: Applied[] } | MigrationRefusal

interface Walk {
  readonly registry: Registry
  readonly versions: Json
  readonly applied: Applied[]
}

class MigrationFailure extends Error {
  readonly pointer: string
  readonly widget: AnyWidget
  readonly wrote: number
  readonly why: 'refusal' | 'loss' | 'two readings'

  constructor(pointer: string, widget: AnyWidget, wrote: number, why: MigrationFailure['why']) {
    super(`${widget.code} ${pointer}`)
    this.pointer = pointer
    this.widget = widget
    this.wrote = wrote
    this.why = why
  }
}

/** Of a widget that a page names no version of. */
const FIRST_VERSION = 1

/** Blocks inside blocks deeper than this are left as written: the check refuses such a page, and the stack ends somewhere. */
export const MAX_BLOCK_DEPTH = 32

const isVersion = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1

function mapEntries(map: Json, change: (value: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]))
}

/** Undefined of props that the migration can't take. */
function step(
  { up, removedProps }: Migration,
  props: Json,
): { readonly made: Json; readonly isLoss: boolean } | undefined {
  try {
    const made = up(props)
    return { made, isLoss: lostProps(props, made, removedProps).length > 0 }
  } catch {
    return undefined
  }
}

function migrateProps(props: Json, widget: AnyWidget, wrote: number, pointer: string, walk: Walk): Json {
  let now = props
  for (const migration of widget.migrations ?? []) {
    const { to, name } = migration
    if (to <= wrote) continue
    const done = step(migration, now)
    if (!done || done.isLoss) throw new MigrationFailure(`${pointer}/props`, widget, wrote, done ? 'loss' : 'refusal')
    now = done.made
    walk.applied.push({ pointer, widget: widget.code, to, name })
  }
  return now
}

/** A block without props is migrated as one with none: a migration may add what is required now. */
function migrateOwn(block: Json, pointer: string, walk: Walk): Json {
  const code = block.widget
  const widget = typeof code === 'string' ? getOwn(walk.registry, code) : undefined
  if (!widget) return block
  const written = getOwn(walk.versions, widget.code)
  const wrote = written ?? FIRST_VERSION
  const { props = {} } = block
  if (!isVersion(wrote) || wrote >= versionOf(widget) || !isMap(props)) return block
  if (written === undefined) return migrateUnsaid(block, props, widget, pointer, walk)
  return { ...migrateEvents(block, widget, wrote), props: migrateProps(props, widget, wrote, pointer, walk) }
}

/** The block without what it does at events that its widget has no longer. */
function migrateEvents(block: Json, { migrations = [] }: AnyWidget, wrote: number): Json {
  const removed = new Set(migrations.flatMap(({ to, removedEvents = [] }) => (to > wrote ? removedEvents : [])))
  if (!isMap(block.on) || removed.size === 0) return block
  return { ...block, on: Object.fromEntries(Object.entries(block.on).filter(([event]) => !removed.has(event))) }
}

/** What props without a version are as props of today, if they were written at that version. */
interface Reading {
  readonly wrote: number
  /** Undefined where the migrations would lose some of them. */
  readonly made: Json | undefined
  readonly applied: readonly Applied[]
}

/** The versions before today's at which props may have been written: those whose migrations take them. */
function readingsOf(props: Json, widget: AnyWidget, pointer: string, walk: Walk): readonly Reading[] {
  const older = Array.from({ length: versionOf(widget) - 1 }, (_, at) => at + FIRST_VERSION)
  return older.flatMap((wrote): Reading[] => {
    const applied: Applied[] = []
    try {
      return [{ wrote, made: migrateProps(props, widget, wrote, pointer, { ...walk, applied }), applied }]
    } catch (error) {
      if (!(error instanceof MigrationFailure)) throw error
      return error.why === 'loss' ? [{ wrote, made: undefined, applied: [] }] : []
    }
  })
}

const isOther = (before: Json, after: Json | undefined) => after === undefined || keepEqual(before, after) !== before

/**
 * No version is written: the form of the props tells at which one they were. Props that have the form of two, or of none, and would be others when
 * migrated, are refused: nobody but their author knows. Those that no migration takes are left alone, and the check asks for the version.
 */
function migrateUnsaid(block: Json, props: Json, widget: AnyWidget, pointer: string, walk: Walk): Json {
  const readings = readingsOf(props, widget, pointer, walk)
  const isToday = fitsShape(props, widget.props)
  const whole = readings.filter(({ made }) => made !== undefined)
  const fitting = isToday ? [] : whole.filter(({ made }) => fitsShape(made, widget.props))
  const [taken] = fitting.length > 0 ? fitting : whole
  const known = fitting.length > 0 ? taken?.made : props
  const rivals = fitting.length > 0 ? fitting : isToday ? [...whole, ...readings] : whole
  const rival = rivals.find(({ made }) => isOther(known ?? props, made))
  if (rival) throw new MigrationFailure(`${pointer}/props`, widget, rival.wrote, 'two readings')
  if (!taken?.made) return block
  walk.applied.push(...taken.applied)
  return { ...migrateEvents(block, widget, taken.wrote), props: taken.made }
}

function migrateBlock(block: unknown, pointer: string, walk: Walk, depth: number): unknown {
  if (!isMap(block) || depth > MAX_BLOCK_DEPTH) return block
  const migrated = migrateOwn(block, pointer, walk)
  if (!isMap(block.slots)) return migrated
  const slots = mapEntries(block.slots, (slot, name) =>
    migrateBlocks(slot, `${pointer}/slots/${pointerToken(name)}`, walk, depth + 1),
  )
  return { ...migrated, slots }
}

function migrateBlocks(blocks: unknown, pointer: string, walk: Walk, depth = 0): unknown {
  if (!Array.isArray(blocks)) return blocks
  return blocks.map((block, at) => migrateBlock(block, `${pointer}/${at}`, walk, depth))
}

function migratePopup(popup: unknown, name: string, walk: Walk): unknown {
  if (!isMap(popup) || !Object.hasOwn(popup, 'blocks')) return popup
  return { ...popup, blocks: migrateBlocks(popup.blocks, `/popups/${pointerToken(name)}/blocks`, walk) }
}

/** The version of the page language, or of a widget that exists, as known today. */
function knownVersion(name: string, registry: Registry): number | undefined {
  if (name === 'page') return PAGE_VERSION
  const widget = getOwn(registry, name)
  return widget && versionOf(widget)
}

function tooNew(versions: Json, registry: Registry): MigrationRefusal | undefined {
  for (const [widget, wrote] of Object.entries(versions)) {
    const known = knownVersion(widget, registry)
    if (known === undefined || !isVersion(wrote) || wrote <= known) continue
    return { ok: false, pointer: `/versions/${pointerToken(widget)}`, code: 'version-too-new', widget, wrote, known }
  }
  return undefined
}

function migrate(raw: Json, versions: Json, walk: Walk): Json {
  const today = mapEntries(versions, (wrote, name) =>
    isVersion(wrote) ? (knownVersion(name, walk.registry) ?? wrote) : wrote,
  )
  const migrated = mapEntries(raw, (value, key) => {
    if (key === 'blocks') return migrateBlocks(value, '/blocks', walk)
    if (key === 'slots' && isMap(value))
      return mapEntries(value, (slot, name) => migrateBlocks(slot, `/slots/${pointerToken(name)}`, walk))
    return key === 'popups' && isMap(value)
      ? mapEntries(value, (popup, name) => migratePopup(popup, name, walk))
      : value
  })
  return { ...migrated, versions: { ...unsaid(walk), ...today } }
}

/** Today's versions of the widgets that were migrated: of those without an entry they must be said from now on. */
const unsaid = ({ applied, registry }: Walk): Json =>
  Object.fromEntries(applied.map(({ widget }) => [widget, knownVersion(widget, registry)]))

/**
 * Stage 2, pure: the JSON of a page with every block's props at today's version of its widget, and `versions` saying so. What has not the
 * form of a page is passed on as it is: the check speaks of it. A widget without an entry in `versions` is taken as
 * written at the version whose form its props have. Refuses those of which that can't be told, a page written for a newer version, and one that a
 * migration throws on or would lose a setting of.
 */
export function migratePage(raw: unknown, registry: Registry): Migrated {
  const versions = getOwn(raw, 'versions')
  if (!isMap(raw) || !isMap(versions)) return { ok: true, raw, applied: [] }
  const refusal = tooNew(versions, registry)
  if (refusal) return refusal
  const walk: Walk = { registry, versions, applied: [] }
  try {
    return { ok: true, raw: migrate(raw, versions, walk), applied: walk.applied }
  } catch (error) {
    if (!(error instanceof MigrationFailure)) throw error
    const { pointer, widget, wrote, why } = error
    const code = why === 'two readings' ? 'version-ambiguous' : 'migration-failed'
    return { ok: false, pointer, code, widget: widget.code, wrote, known: versionOf(widget) }
  }
}
