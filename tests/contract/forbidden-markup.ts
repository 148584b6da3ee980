const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['style attribute', /<[a-z][^>]*\sstyle\s*=[^>]*>/gi],
  ['inline handler', /<[a-z][^>]*\son[a-z]+\s*=[^>]*>/gi],
  ['script address', /<[a-z][^>]*\s[a-z-]+\s*=\s*["']?\s*javascript:[^>]*>/gi],
]

/** Tags that a policy without unsafe-inline makes dead, each with what is wrong. HTML that React wrote: `<` in values is escaped. */
export const forbiddenMarkup = (html: string): string[] =>
  kinds.flatMap(([name, pattern]) => (html.match(pattern) ?? []).map((tag) => `${name}: ${tag}`))
