import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { hydrations } from './hydrate.tsx'
import { manyReaders } from './many-readers.tsx'
import { benchBlocks, benchPage, type Leaves, mountable, sourcesOf } from './pages.ts'
import { EnginePage, HandPage, storeOf } from './views.tsx'

const root = document.getElementById('root') as HTMLElement

/** Milliseconds from an empty element to the mounted page, layout included. */
function mount(element: React.ReactNode): number {
  root.textContent = ''
  const container = root.appendChild(document.createElement('div'))
  const start = performance.now()
  const app = createRoot(container)
  flushSync(() => app.render(element))
  void container.offsetHeight
  const took = performance.now() - start
  app.unmount()
  return took
}

/** The same page by hand and by the engine: each run mounts it anew, and gives the milliseconds. */
function mounts(count: number, leaves: Leaves) {
  const blocks = benchBlocks(count, leaves)
  const page = benchPage(blocks)
  return {
    hand: () => mount(<HandPage blocks={blocks} />),
    engine: () => mount(<EnginePage {...mountable(page, sourcesOf(blocks), leaves)} />),
  }
}

const ways = { mounts, hydrations }

/** Milliseconds by hand and by the engine, in turn: each is first as often as the other. */
async function compare(way: keyof typeof ways, count: number, runs: number, leaves: Leaves) {
  const { hand, engine } = ways[way](count, leaves)
  const times = { hand: [] as number[], engine: [] as number[] }
  const turn = [['hand', hand] as const, ['engine', engine] as const]
  for (let run = -4; run < runs; run += 1) {
    for (const [name, work] of run % 2 ? turn : turn.toReversed()) {
      const took = await work()
      if (run >= 0) times[name].push(took)
    }
  }
  return times
}

/** One value changes: how many blocks render again, and the median ms until the page shows it. */
function change(count: number, runs: number) {
  const blocks = benchBlocks(count, 'shop')
  const plan = mountable(benchPage(blocks), sourcesOf(blocks), 'shop')
  const store = storeOf(plan)
  const rendered: string[] = []
  const app = createRoot(root)
  flushSync(() =>
    app.render(
      <Profiler id="page" onRender={() => undefined}>
        <EnginePage {...plan} store={store} onRender={(id) => rendered.push(id)} />
      </Profiler>,
    ),
  )
  const times: number[] = []
  const counts: number[] = []
  for (let run = 0; run < runs; run += 1) {
    rendered.length = 0
    const start = performance.now()
    flushSync(() => store.setState('chosen', run + 1))
    times.push(performance.now() - start)
    counts.push(rendered.length)
  }
  app.unmount()
  return { times, counts }
}

Object.assign(globalThis, { bench: { compare, change, manyReaders, ways } })
