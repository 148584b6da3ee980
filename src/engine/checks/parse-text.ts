import { parseTemplate } from '../core/expressions/checker.ts'

/** Parsed texts, the oldest dropped first: pages of one shop write much the same. */
const PARSED = 2000
const parsed = new Map<string, ReturnType<typeof parseTemplate>>()

/** Reads a text of page JSON, each text once. */
export function parseText(text: string): ReturnType<typeof parseTemplate> {
  const known = parsed.get(text)
  if (known) return known
  const result = parseTemplate(text)
  if (parsed.size >= PARSED) parsed.delete(parsed.keys().next().value ?? '')
  parsed.set(text, result)
  return result
}
