/** How often (ms) the machine's speed is looked at: it changes while others share the cores. */
const PERIOD = 15_000
const WARM_UP = 6

/** A fixed piece of the work that tests do: objects, text, sorting. */
function work(): number {
  let sum = 0
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      id: (at * 7919 + round) % 1000,
      name: `row ${at}`,
      tags: ['a', 'b'],
    }))
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows
    const byName = new Map(read.sort((a, b) => a.id - b.id).map((row) => [row.name, row]))
    for (const [name, { id }] of byName) sum += name.replace(/\d+/, (digits) => digits + id).length
  }
  return sum
}

/** CPU seconds of the fixed work. */
function measured(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures a fixed piece of work from time to time: the same test costs more CPU seconds on a slower or a shared core. */
export function watchSpeed() {
  for (let round = 0; round < WARM_UP; round++) work()
  const seen = [measured()]
  const timer = setInterval(() => seen.push(measured()), PERIOD)
  timer.unref()
  return {
    /** CPU seconds of the fixed work: the median of the run. */
    stop(): number {
      clearInterval(timer)
      seen.push(measured())
      return median(seen)
    },
  }
}
