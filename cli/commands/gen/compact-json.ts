/** Longer values are broken up, so that a change of one widget is a change of few lines. */
const WIDTH = 400

/** JSON for machines: each value on one line as long as it fits, without blanks; what is longer has its parts on lines of their own. */
export function compactJson(value: unknown): string {
  return `${print(value, '')}\n`
}

function print(value: unknown, before: string): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || before.length + line.length <= WIDTH) return before + line
  if (Array.isArray(value)) return `${before}[\n${value.map((item) => print(item, '')).join(',\n')}\n]`
  const defined = Object.entries(value).filter(([, part]) => part !== undefined)
  return `${before}{\n${defined.map(([key, part]) => print(part, `${JSON.stringify(key)}:`)).join(',\n')}\n}`
}
