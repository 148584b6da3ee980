import { MAX_VALUES } from '../../domain/file-limits.ts'
import type { ForeignEncoding } from '../../kit/file-text.ts'
import { endOfString, jsonBounds, type JsonBounds } from '../../domain/json-bounds.ts'
import { misreading } from '../core/expressions/checker.ts'
import { at } from './pointer.ts'

interface JsonKey {
  readonly key: string
  readonly pointer: string
  /** Offsets of the name with its quotes. */
  readonly range: readonly [start: number, end: number]
}

/** What one pass over a text finds that JSON.parse would hide or choke on. */
export interface ScannedJson extends JsonBounds {
  readonly text: string
  /** Values that it may have. */
  readonly most: number
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

/** Goes over the structure. */
function walk(scan: Scan): void {
  const { text } = scan
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) {
      const end = endOfString(text, index)
      if (scan.expectsKey) readKey(scan, index, end)
      index = end - 1
    } else if (code === 0x7b || code === 0x5b) open(scan, code === 0x7b)
    else if (code === 0x7d || code === 0x5d) close(scan)
    else if (code === 0x2c) next(scan)
    else if (code === 0x2d || isDigit(code)) index = readNumber(scan, index) - 1
  }
}

const nothing = { repeated: [], forbidden: [], misread: [] }

/** One pass over a text, JSON or not: time is linear and the stack is not used. A text that is beyond its bounds is not looked at. */
export function scanJson(text: string, most = MAX_VALUES): ScannedJson {
  const bounds = jsonBounds(text, most)
  if (isBeyond(bounds)) return { text, most, ...bounds, ...nothing }
  const scan: Scan = { text, frames: [], repeated: [], forbidden: [], misread: [], expectsKey: false }
  walk(scan)
  const { repeated, forbidden, misread } = scan
  return { text, most, ...bounds, repeated, forbidden, misread }
}

/** Whether a text is too much to be read as JSON. */
export const isBeyond = ({ isTooLarge, tooDeepAt, tooManyAt }: JsonBounds): boolean =>
  isTooLarge || tooDeepAt !== undefined || tooManyAt !== undefined
