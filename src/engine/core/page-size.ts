import { LIMITS } from './expressions/index.ts'

/** What a page has in all. */
export interface PageSize {
  readonly blocks: number
  readonly namedValues: number
  /** In all its texts. */
  readonly expressions: number
  /** Of the texts that have expressions, as far as these are read: one that is too long is refused by its length. */
  readonly letters: number
}

const isBlock = (value: object) => 'widget' in value || 'part' in value

/** Counts what a page is made of; what a part stands for only where it is expanded. */
export function pageSize(page: unknown): PageSize {
  let [blocks, expressions, letters] = [0, 0, 0]
  const count = (value: unknown): void => {
    if (typeof value === 'string') {
      const found = value.split('{{').length - 1
      expressions += found
      letters += Math.min(value.length, found * LIMITS.source)
    }
    if (typeof value !== 'object' || value === null) return
    if (isBlock(value)) blocks++
    for (const inner of Object.values(value)) count(inner)
  }
  count(page)
  const { values } = Object(page) as { readonly values?: unknown }
  return { blocks, namedValues: Object.keys(Object(values)).length, expressions, letters }
}

/** A text weighs as much as a value for so many of its letters: a page of the most values then has as many letters as a file may have. */
const LETTERS = 50

/** How many values a value is, and how long its texts are; more than `most` is not counted to its end. */
export function weightOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / LETTERS)
  if (typeof value !== 'object' || value === null) return 1
  let weight = 1
  for (const inner of Object.values(value)) {
    weight += weightOf(inner, most - weight)
    if (weight > most) return weight
  }
  return weight
}
