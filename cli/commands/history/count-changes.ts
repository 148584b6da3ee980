/** How often each line stands in a text. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  for (const line of text === '' ? [] : text.trimEnd().split('\n')) lines.set(line, (lines.get(line) ?? 0) + 1)
  return lines
}

const beyond = (these: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) =>
  [...these].reduce((sum, [line, count]) => sum + Math.max(0, count - (others.get(line) ?? 0)), 0)

/** How many lines a text has that the one before had not, and the other way round; lines that only moved count as none. */
export function countChanges(before: string, after: string): { readonly added: number; readonly removed: number } {
  const [old, now] = [linesOf(before), linesOf(after)]
  return { added: beyond(now, old), removed: beyond(old, now) }
}
