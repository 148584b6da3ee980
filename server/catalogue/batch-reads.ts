/** What is to be read, by id; only what is of one group can be read together. */
interface Wanted {
  readonly group: string
  readonly ids: readonly string[]
}

/** @returns the rows of these ids, and perhaps of others too */
export type BatchedRead<Row> = (wanted: Wanted) => Promise<readonly Row[]>

/** One statement has 65,535 parameters at most, and a long one holds up whoever comes after it. */
const MOST_IDS = 2_000

interface Batch<Row> {
  readonly ids: Set<string>
  readonly rows: Promise<readonly Row[]>
}

/**
 * Reads once for all who ask while another read is on its way. Each read begins after those it is for have asked: it is as fresh as one of
 * their own. A read that fails fails for those it was for.
 */
export function batchReads<Row>(
  read: (group: string, ids: readonly string[]) => Promise<readonly Row[]>,
): BatchedRead<Row> {
  const lastOf = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, Batch<Row>>()

  function begin(group: string): Batch<Row> {
    const ids = new Set<string>()
    const readAll = () => {
      if (waiting.get(group) === batch) waiting.delete(group)
      return read(group, [...ids])
    }
    // Whether or not the one before it failed; the first of all waits for whoever asks in the same moment.
    const rows = (lastOf.get(group) ?? Promise.resolve()).then(readAll, readAll)
    const batch: Batch<Row> = { ids, rows }
    waiting.set(group, batch)
    lastOf.set(group, rows)
    const isOver = () => lastOf.get(group) === rows && lastOf.delete(group)
    rows.then(isOver, isOver)
    return batch
  }
  return ({ group, ids }) => {
    const open = waiting.get(group)
    const batch = open && open.ids.size < MOST_IDS ? open : begin(group)
    for (const id of ids) batch.ids.add(id)
    return batch.rows
  }
}
