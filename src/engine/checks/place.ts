import type { Finding, Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { clipped, clippedText } from './clipped.ts'
import { createLocator, type Locator, type Range } from './locate.ts'
import { at, isMap, valueAt } from './pointer.ts'
import type { Rule, TextFinding } from './rule.ts'

const START: Range = [0, 0]

interface BlockPlace {
  readonly pointer: string
  readonly number: number
  readonly value: unknown
}

/** The block that a pointer leads into: /blocks/2, /slots/end/0, /popups/tips/blocks/0, /blocks/2/slots/body/1. */
export const blockPointer = /^(?:(?:\/popups\/[^/]+)?\/blocks|\/slots\/[^/]+)\/(\d+)(?:\/slots\/[^/]+\/\d+)*/

/** The innermost block that a pointer leads into; its number is that of the block at the top, from 1. */
function blockOf(raw: unknown, pointer: string): BlockPlace | undefined {
  const [found, top] = blockPointer.exec(pointer) ?? []
  return found === undefined ? undefined : { pointer: found, number: Number(top) + 1, value: valueAt(raw, found) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function blockIdentity(place: BlockPlace | undefined): Problem['block'] {
  if (!place || !isMap(place.value)) return undefined
  const { id, widget, part } = place.value
  return {
    id: text(id) || text(part),
    widget: text(widget) || (part === undefined ? '' : 'part'),
    number: place.number,
  }
}

export interface Placing {
  readonly source: PageSource
  /** The value of the text, when it is JSON. */
  readonly raw?: unknown
  /** Pointers of blocks that were migrated: what a rule says of their props is not what stands in the file. */
  readonly migrated?: ReadonlySet<string>
}

/** A finding of an older page may speak of what a migration made: then the block's widget is shown. */
function rangeOf(locator: Locator, finding: Finding, block: BlockPlace | undefined): Range {
  const shown = locator.rangeOf(finding)
  if (shown) return shown
  const whole = block ?? { pointer: '' }
  return locator.rangeOf({ pointer: at(whole.pointer, 'widget') }) ?? locator.rangeOf(whole) ?? START
}

/** Makes problems of findings: where they stand in the text, and in which block. */
export function createPlacer({ source, raw, migrated }: Placing): (rule: Rule, finding: Finding) => Problem {
  const locator = createLocator(source.text)
  return ({ meta }, finding) => {
    const block = blockOf(raw, finding.pointer)
    const { range, fix, ...rest } = finding as Finding & Partial<TextFinding>
    const [start, end] = range ?? rangeOf(locator, finding, block)
    const identity = blockIdentity(block)
    const isOlder = block !== undefined && migrated?.has(block.pointer)
    return {
      ...rest,
      message: clippedText(rest.message),
      ...(rest.expected && { expected: clippedText(rest.expected) }),
      ...(rest.got !== undefined && { got: clipped(rest.got) }),
      ...(fix && !isOlder && { fix }),
      ...(identity && { block: identity }),
      rule: meta.name,
      severity: meta.severity,
      file: source.file,
      start: locator.position(start),
      end: locator.position(end),
      docs: `docs/checks.md#${meta.name}`,
    }
  }
}
