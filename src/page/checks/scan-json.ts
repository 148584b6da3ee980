import { type ForeignEncoding, MAX_BYTES, MAX_DEPTH } from '../../kit/file-text.ts'
import { misreading } from '../core/expressions/checker.ts'
import { at } from './pointer.ts'

interface JsonKey {
  readonly key: string
  readonly pointer: string
  /** Offsets of the name with its quotes. */
  readonly range: readonly [start: number, end: number]
}

/** What one pass over a text finds that JSON.parse would hide or choke on. */
export interface ScannedJson {
  readonly text: string
  readonly isTooLarge: boolean
  /** Offset of the first bracket that goes too deep; nothing after it was looked at. */
  readonly tooDeepAt?: number
  /** Names that stand a second time in their object. */
  readonly repeated: readonly JsonKey[]
  /** Names that JavaScript gives a meaning to. */
  readonly forbidden: readonly JsonKey[]
  /** Where numbers stand that are not read as they are written: offsets. */
  readonly misread: readonly (readonly [start: number, end: number])[]
}

/** The text of a file, as rules look at it. */
export interface JsonText extends ScannedJson {
  /** Of the file, without .json. */
  readonly name: string
  /** Of a file that is not UTF-8: it has no text. */
  readonly encoding?: ForeignEncoding
  /** Its value, read once. Throws what JSON.parse throws. */
  readonly value: () => unknown
}

interface Frame {
  readonly keys?: Set<string>
  key: string | number
}

interface Scan {
  readonly text: string
  readonly frames: Frame[]
  readonly repeated: JsonKey[]
  readonly forbidden: JsonKey[]
  readonly misread: (readonly [start: number, end: number])[]
  /** The next text is a property's name. */
  expectsKey: boolean
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** The offset after the closing quote; that of the end when there is none. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1
    while (text[before] === '\\') before--
    if ((quote - before) % 2 === 1) return quote + 1
  }
  return text.length
}

function decoded(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1)
  if (!raw.includes('\\')) return raw
  try {
    return JSON.parse(text.slice(start, end)) as string
  } catch {
    return raw
  }
}

const pointerOf = (frames: readonly Frame[]) => frames.reduce((pointer, { key }) => at(pointer, key), '')

function readKey(scan: Scan, start: number, end: number): void {
  const frame = scan.frames.at(-1)
  if (!frame?.keys) return
  const key = decoded(scan.text, start, end)
  frame.key = key
  scan.expectsKey = false
  const isForbidden = FORBIDDEN.has(key)
  if (isForbidden || frame.keys.has(key)) {
    const found = { key, pointer: pointerOf(scan.frames), range: [start, end] as const }
    ;(isForbidden ? scan.forbidden : scan.repeated).push(found)
  }
  frame.keys.add(key)
}

function next(scan: Scan): void {
  const frame = scan.frames.at(-1)
  scan.expectsKey = frame?.keys !== undefined
  if (frame && typeof frame.key === 'number') frame.key++
}

function close(scan: Scan): void {
  scan.frames.pop()
  scan.expectsKey = false
}

function open(scan: Scan, isObject: boolean): void {
  scan.frames.push(isObject ? { keys: new Set(), key: '' } : { key: 0 })
  scan.expectsKey = isObject
}

const NUMBER = /[-+.\deE]+/y

/** The offset after a number that begins at `start`. */
function readNumber({ text, misread }: Scan, start: number): number {
  NUMBER.lastIndex = start
  const [number = ''] = NUMBER.exec(text) ?? []
  const end = start + number.length
  if (misreading(number)) misread.push([start, end])
  return end
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** Goes over the structure; the offset where it becomes too deep, if it does. */
function walk(scan: Scan): number | undefined {
  const { text, frames } = scan
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) {
      const end = endOfString(text, index)
      if (scan.expectsKey) readKey(scan, index, end)
      index = end - 1
    } else if (code === 0x7b || code === 0x5b) {
      if (frames.length === MAX_DEPTH) return index
      open(scan, code === 0x7b)
    } else if (code === 0x7d || code === 0x5d) close(scan)
    else if (code === 0x2c) next(scan)
    else if (code === 0x2d || isDigit(code)) index = readNumber(scan, index) - 1
  }
  return undefined
}

const isTooLarge = (text: string) =>
  text.length > MAX_BYTES || (text.length * 3 > MAX_BYTES && new TextEncoder().encode(text).length > MAX_BYTES)

/** One pass over a text, JSON or not: time is linear and the stack is not used. A text that is too large is not looked at. */
export function scanJson(text: string): ScannedJson {
  const scan: Scan = { text, frames: [], repeated: [], forbidden: [], misread: [], expectsKey: false }
  if (isTooLarge(text)) return { text, isTooLarge: true, repeated: [], forbidden: [], misread: [] }
  const tooDeepAt = walk(scan)
  return {
    text,
    isTooLarge: false,
    tooDeepAt,
    repeated: scan.repeated,
    forbidden: scan.forbidden,
    misread: scan.misread,
  }
}
