import { isList, isMap, type Json } from './json.ts'

/** Columns of a line, as the project's formatter has them. */
const LINE = 120

/** Signs that take two columns: Chinese, Japanese and Korean, full-width forms, pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/gu

const widthOf = (text: string): number =>
  text.length + (text.match(WIDE)?.filter((sign) => sign.length === 1).length ?? 0)

/** A list of several things that have several parts each is easier to read a thing a line. */
function isOpened(list: readonly Json[]): boolean {
  const sizeOf = (value: Json) => (isList(value) ? value.length : isMap(value) ? Object.keys(value).length : 0)
  const isAlike = list.every(isMap) || list.every(isList)
  return list.length > 1 && isAlike && list.every((value) => sizeOf(value) > 1)
}

/** Parts of a list or a map on one line, or undefined where they need more than `room` columns: those that are left are not looked at. */
function joined(parts: Iterable<[prefix: string, value: Json]>, room: number): string | undefined {
  let text = ''
  for (const [prefix, value] of parts) {
    const part = flat(value, room - text.length - prefix.length)
    if (part === undefined) return undefined
    text += `${text === '' ? '' : ', '}${prefix}${part}`
    if (text.length > room) return undefined
  }
  return text
}

/** The value on one line; undefined where a list in it is opened, or where it needs more than `room` columns. */
function flat(value: Json, room: number): string | undefined {
  if (isList(value)) {
    if (value.length > room || isOpened(value)) return undefined
    const parts = joined(
      value.map((one) => ['', one]),
      room,
    )
    return parts === undefined ? undefined : `[${parts}]`
  }
  if (!isMap(value)) return JSON.stringify(value)
  const parts = joined(
    Object.entries(value).map(([key, inner]) => [`${JSON.stringify(key)}: `, inner]),
    room,
  )
  if (parts === undefined) return undefined
  return parts === '' ? '{}' : `{ ${parts} }`
}

/** As many numbers on a line as there is room for. */
function filled(numbers: readonly Json[], indent: string): string {
  const lines: string[] = []
  for (const [at, number] of numbers.entries()) {
    const text = `${JSON.stringify(number)}${at < numbers.length - 1 ? ',' : ''}`
    const longer = lines.length > 0 ? `${lines.at(-1)} ${text}` : ''
    if (longer && indent.length + longer.length <= LINE) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines.join(`\n${indent}`)
}

/**
 * A value at `indent`, with `used` columns taken before and after it on its first line: on one line where it fits, else a part a line.
 */
function printed(value: Json, indent: string, used: number, kept?: PrintedTexts): string {
  if (!isList(value) && !isMap(value)) return JSON.stringify(value)
  const line = flat(value, LINE)
  if (line !== undefined && used + widthOf(line) <= LINE) return line
  return opened(value, indent, kept)
}

/** What a thing in a list was printed as last, and where. */
export type PrintedTexts = WeakMap<object, { readonly indent: string; readonly used: number; readonly text: string }>

/** A thing in a list, as before where it is the same one in the same place. */
function item(value: Json, indent: string, used: number, kept?: PrintedTexts): string {
  if (!kept || !isMap(value)) return printed(value, indent, used, kept)
  const before = kept.get(value)
  if (before?.indent === indent && before.used === used) return before.text
  const text = printed(value, indent, used, kept)
  kept.set(value, { indent, used, text })
  return text
}

function opened(value: Json, indent: string, kept?: PrintedTexts): string {
  const inner = `${indent}  `
  const comma = (at: number, length: number) => (at < length - 1 ? 1 : 0)
  if (isList(value)) {
    if (value.length > 1 && value.every((one) => typeof one === 'number'))
      return `[\n${inner}${filled(value, inner)}\n${indent}]`
    const parts = value.map((one, at) => item(one, inner, inner.length + comma(at, value.length), kept))
    return `[\n${inner}${parts.join(`,\n${inner}`)}\n${indent}]`
  }
  const entries = Object.entries(isMap(value) ? value : {})
  const parts = entries.map(([key, one], at) => {
    const name = `${JSON.stringify(key)}: `
    return name + printed(one, inner, inner.length + widthOf(name) + comma(at, entries.length), kept)
  })
  return parts.length === 0 ? '{}' : `{\n${inner}${parts.join(`,\n${inner}`)}\n${indent}}`
}

/**
 * JSON as the files of pages/ have it: what fits on a line of 120 columns stands on one, the document itself never. The same value
 * gives the same text, whatever it looked like before; the project's formatter has nothing to change in it.
 * @param kept for values that are never changed: what is still the same in it is not printed anew
 */
export const printJson = (value: Json, kept?: PrintedTexts): string => `${opened(value, '', kept)}\n`
