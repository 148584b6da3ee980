import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { proxy, useSnapshot } from 'valtio'
import type { Page } from '../../schemas/page/page.ts'
import type { SourceState } from '../../schemas/page/plan.ts'
import { mountable } from './pages.ts'
import { EnginePage, storeOf } from './views.tsx'
import { LightPrice } from './light-leaves.tsx'

/** A list of which half the items are shown, each in a block of its own that reads two of its fields. */
interface Item {
  readonly id: number
  readonly name: string
  readonly price: number
}

const READERS = 500
const ITEMS = 1000
const items = (): Item[] =>
  Array.from({ length: ITEMS }, (_, id) => ({ id, name: `海边小屋 ${id} 号`, price: 199 + id }))
const readers = Array.from({ length: READERS }, (_, at) => at)

interface Subject {
  readonly page: ReactNode
  readonly setPrice: (at: number, price: number) => void
}

const repriced = (list: readonly Item[], at: number, price: number): readonly Item[] =>
  list.with(at, { ...list[at]!, price })

function byEngine(): Subject {
  const page: Page = {
    versions: { page: 1 },
    title: '基准',
    data: { offers: { from: 'pageComponent', with: { code: 'offers' } } },
    blocks: readers.map((at) => ({
      id: `block-${at}`,
      widget: 'light-price',
      props: { name: `{{ offers.items[${at}].name }}`, price: `{{ offers.items[${at}].price }}` },
    })),
  }
  const ready = (list: readonly Item[]): SourceState => ({ status: 'ready', value: { items: list } })
  let list: readonly Item[] = items()
  const planned = mountable(page, { offers: ready(list) }, 'light')
  const store = storeOf(planned)
  return {
    page: <EnginePage {...planned} store={store} />,
    setPrice(at, price) {
      list = repriced(list, at, price)
      store.put([['offers', ready(list)]])
    },
  }
}

/** A store as it is written by hand: one value, and a hook that selects from it. */
function bySelector(): Subject {
  const listeners = new Set<() => void>()
  let list: readonly Item[] = items()
  const subscribe = (heard: () => void) => {
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }
  const Row = ({ at }: { readonly at: number }) => {
    const item = useSyncExternalStore(
      subscribe,
      useCallback(() => list[at]!, [at]),
    )
    return <LightPrice name={item.name} price={item.price} />
  }
  return {
    page: readers.map((at) => (
      <div key={at} className="block">
        <Row at={at} />
      </div>
    )),
    setPrice(at, price) {
      list = repriced(list, at, price)
      for (const heard of listeners) heard()
    },
  }
}

/** The same with valtio, each row following its own item. */
function byValtio(): Subject {
  const state = proxy({ items: items().map((item) => ({ ...item })) })
  const Row = ({ at }: { readonly at: number }) => {
    const item = useSnapshot(state.items[at]!, { sync: true })
    return <LightPrice name={item.name} price={item.price} />
  }
  return {
    page: readers.map((at) => (
      <div key={at} className="block">
        <Row at={at} />
      </div>
    )),
    setPrice(at, price) {
      ;(state.items[at] as { price: number }).price = price
    },
  }
}

/** Changes in a sample: one alone is shorter than what a browser's clock tells apart. */
const CHANGES = 20

/** Milliseconds until the page shows one changed field of the list, each store in every place of the order. */
export function manyReaders(runs: number) {
  const made = [
    ['engine', byEngine()],
    ['selector', bySelector()],
    ['valtio', byValtio()],
  ] as const
  const root = document.getElementById('root')!
  const subjects = made.map(([name, { page, setPrice }]) => {
    const container = root.appendChild(document.createElement('div'))
    const app = createRoot(container)
    flushSync(() => app.render(page))
    return { name, setPrice, app, container }
  })
  const times: Record<string, number[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]))
  for (let run = -10; run < runs; run += 1) {
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const { name, setPrice, container } = subjects[(run + 12 + turn) % subjects.length]!
      const prices = container.querySelectorAll('b')
      const start = performance.now()
      for (let change = 0; change < CHANGES; change += 1) {
        const at = (run * CHANGES + change + READERS) % READERS
        flushSync(() => setPrice(at, 10_000 + run))
        if (prices[at]!.textContent !== `¥${10_000 + run}`) throw new Error(`${name} shows another price`)
      }
      if (run >= 0) times[name]!.push((performance.now() - start) / CHANGES)
    }
  }
  for (const { app, container } of subjects) {
    app.unmount()
    container.remove()
  }
  return times
}
