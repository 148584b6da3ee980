import { createElement, Fragment, type ReactNode } from 'react'
import { isWhole, phrases } from '../../domain/phrases.ts'

/** Names that are remembered: telling words apart takes longer than rendering them. */
const LIMIT = 10_000
const known = new Map<string, ReactNode>()

/** A name with the places where its lines may end. */
export function brokenWords(text: string): ReactNode {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= LIMIT) known.clear()
  const marked = marks(text)
  known.set(text, marked)
  return marked
}

function marks(text: string): ReactNode {
  const pieces = phrases(text)
  if (pieces.length < 2 && !pieces.some(isWhole)) return text
  const nodes = pieces.flatMap((piece, at) => (at > 0 ? [createElement('wbr'), nodeOf(piece)] : [nodeOf(piece)]))
  return createElement(Fragment, undefined, ...nodes)
}

const nodeOf = (piece: string): ReactNode =>
  isWhole(piece) ? createElement('span', { className: 'whole' }, piece) : piece
