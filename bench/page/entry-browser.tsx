import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
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

const inTurn = (...works: readonly (() => number)[]): number[] => works.map((work) => work())

/** Milliseconds of mounting by hand and by the engine, in turn. */
function mounts(count: number, runs: number, leaves: Leaves) {
  const blocks = benchBlocks(count, leaves)
  const page = benchPage(blocks)
  const times = { hand: [] as number[], engine: [] as number[] }
  for (let run = -2; run < runs; run += 1) {
    const works = {
      hand: () => mount(<HandPage blocks={blocks} />),
      engine: () => mount(<EnginePage {...mountable(page, sourcesOf(blocks), leaves)} />),
    }
    const [hand, engine] = run % 2 ? inTurn(works.hand, works.engine) : inTurn(works.engine, works.hand).toReversed()
    if (run < 0) continue
    times.hand.push(hand!)
    times.engine.push(engine!)
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

Object.assign(globalThis, { bench: { mounts, change } })
