import type { Text } from '../../../schemas/json-schema.ts'
import type { Finding } from '../../kit/problem.ts'
import type { AnyWidget } from '../../kit/widget.ts'
import { closest } from '../core/expressions/closest.ts'
import type { BlockView } from './page-view.ts'
import { at, entriesOf } from './pointer.ts'
import { instead, rename } from './words.ts'

interface Part {
  /** The property of a block that names parts of its widget. */
  readonly key: 'on' | 'slots'
  /** What the widget has of them. */
  readonly of: (widget: AnyWidget) => Readonly<Record<string, unknown>> | undefined
  readonly noun: Text
}

/** Names in a block that its widget doesn't have: an event that never comes, a slot that shows nothing. */
export function unknownParts({ block, widget, pointer: blockPointer }: BlockView, { key, of, noun }: Part): Finding[] {
  if (!widget) return []
  const known = Object.keys(of(widget) ?? {})
  const wrong = entriesOf(block[key]).filter(([name]) => !known.includes(name))
  return wrong.map(([name]) => {
    const suggestion = closest(name, known)
    const pointer = at(`${blockPointer}/${key}`, name)
    const hint = instead(suggestion, known)
    const message = {
      zh: `组件「${widget.code}」没有${noun.zh}「${name}」${hint.zh}`,
      en: `The widget "${widget.code}" has no ${noun.en} "${name}"${hint.en}`,
    }
    const mend = suggestion && { suggestion, fix: rename(pointer, suggestion) }
    return { pointer, target: 'key', message, got: name, ...mend }
  })
}
