import type { Text } from '../../../schemas/json-schema.ts'
import type { Finding } from '../../kit/problem.ts'
import type { AnyWidget } from '../../kit/widget.ts'
import { closest } from '../core/expressions/closest.ts'
import type { BlockView } from './page-view.ts'
import { at, entriesOf } from './pointer.ts'
import { didYouMean, insteadOf, rename } from './words.ts'

interface Member {
  /** The property of a block that names members of its widget. */
  readonly key: 'on' | 'slots'
  /** What the widget has of them. */
  readonly of: (widget: AnyWidget) => Readonly<Record<string, { readonly title: string }>> | undefined
  readonly noun: Text
}

/** Names in a block that its widget doesn't have: an event that never comes, a slot that shows nothing. */
export function unknownMembers({ block, widget, pointer }: BlockView, member: Member): Finding[] {
  return widget ? unknownNames(block[member.key], `${pointer}/${member.key}`, widget, member) : []
}

/** Names of a map that a widget, or a module's screen, doesn't have. */
export function unknownNames(map: unknown, mapPointer: string, widget: AnyWidget, { of, noun }: Member): Finding[] {
  const members = of(widget) ?? {}
  const known = Object.keys(members)
  const wrong = entriesOf(map).filter(([name]) => !known.includes(name))
  return wrong.map(([name]) => {
    const suggestion = closest(name, known)
    const pointer = at(mapPointer, name)
    const hint = suggestion === undefined ? insteadOf(members) : didYouMean(suggestion)
    const message = {
      zh: `组件「${widget.code}」没有${noun.zh}「${name}」${hint.zh}`,
      en: `The widget "${widget.code}" has no ${noun.en} "${name}"${hint.en}`,
    }
    const mend = suggestion && { suggestion, fix: rename(pointer, suggestion) }
    return { pointer, target: 'key', message, got: name, ...mend }
  })
}
