import type { Checked, Checker, FileSource } from '../../src/kit/checker.ts'

/** A page or a part that serves without some of its blocks. */
interface Rest<Value> {
  readonly value: Value
  readonly text: string
  readonly blocks: readonly string[]
}

/** Each round leaves something out; a page that needs more of them is not worth the time of a start. */
const MOST_ROUNDS = 50

/**
 * A file that is refused, without the blocks that are to blame: a widget that is no more, or is another, costs its blocks and not the page.
 * Undefined where more than blocks is wrong.
 */
export function whatIsLeft<Value>(
  source: FileSource,
  refused: Checked<Value>,
  {
    check,
    leaveOut,
  }: { readonly check: (source: FileSource) => Checked<Value>; readonly leaveOut: Checker['leaveOut'] },
): Rest<Value> | undefined {
  const blocks: string[] = []
  let [text, checked] = [source.text, refused]
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = checked.placed && leaveOut(text, checked.placed)
    if (!left) return undefined
    text = left.text
    blocks.push(...left.blocks)
    checked = check({ ...source, text })
    if (checked.value !== undefined) return { value: checked.value, text, blocks }
  }
  return undefined
}

/** The problems of a file as they are told: with what shoppers don't see of it. */
export function reportedProblems(
  file: string,
  problems: readonly string[],
  blocks: readonly string[] = [],
): readonly string[] {
  const [first, ...others] = problems
  if (first === undefined || blocks.length === 0) return problems
  return [`${file}: 线上的页面少了区块「${blocks.join('」「')}」，其余的照常显示。${first}`, ...others]
}

/** Whether a text was published, and so passed the checks of the build that it was published with. */
export const wasPublished = ({ stamp }: { readonly stamp: string }): boolean => stamp.startsWith(STUDIO_STAMP)

export const STUDIO_STAMP = 'studio '
