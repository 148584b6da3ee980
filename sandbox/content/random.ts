/** Seeded pseudo-random numbers: the same seed always tells the same of a product. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  range(low: number, high: number): number
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** An independent stream, so that a comment more on one product changes none of another. */
  fork(label: string): Random
}

function hash(seed: number, label: string): number {
  let h = (seed ^ 0x9e3779b9) >>> 0
  for (const letter of label) h = Math.imul(h ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0
}

/** Mulberry32 stream from a whole-number seed. */
export function createRandom(seed: number): Random {
  let state = hash(seed, 'scene')
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hash(seed, label)),
  }
}
