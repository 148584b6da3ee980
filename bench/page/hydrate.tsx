import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { placedBlocks, prepareHydration, staticBlocks } from '../../src/engine/react/hydration.ts'
import { isAsleep } from '../../src/engine/react/late-taps.ts'
import { createServerBlocks } from '../../src/engine/react/server-blocks.tsx'
import { type BenchBlock, benchBlocks, benchPage, type Leaves, mountable, type Planned, sourcesOf } from './pages.ts'
import { EnginePage, HandPage, isHere } from './views.tsx'

/** The task after those that wait already: React's scheduler goes on in between, as it does on a page. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Milliseconds from the server's HTML, laid out, to a page of which every block is alive. */
async function hydrate(
  html: string,
  page: (container: Element) => ReactNode,
  isAlive: (container: Element) => boolean,
): Promise<number> {
  const container = document.getElementById('root')!.appendChild(document.createElement('div'))
  container.innerHTML = html
  void container.offsetHeight
  await nextTask()
  const start = performance.now()
  const app = hydrateRoot(container, page(container), {
    onRecoverableError: (error) => {
      throw error
    },
  })
  while (!isAlive(container)) await nextTask()
  const took = performance.now() - start
  app.unmount()
  container.remove()
  return took
}

let isHandAlive = false

function HandApp({ blocks }: { readonly blocks: readonly BenchBlock[] }): ReactNode {
  useEffect(() => {
    isHandAlive = true
  }, [])
  return <HandPage blocks={blocks} />
}

function byHand(blocks: readonly BenchBlock[]): () => Promise<number> {
  const html = renderToString(<HandPage blocks={blocks} />)
  return () => {
    isHandAlive = false
    return hydrate(
      html,
      () => <HandApp blocks={blocks} />,
      () => isHandAlive,
    )
  }
}

/** React marks the elements that it has taken over; the effects of the block's inside have run after that. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

/** Nothing is to be waited for inside of a block without behaviour. */
const isAlive = (place: Element, block: PlannedBlock) =>
  block.static ? isTaken(place) : isTaken(place.firstElementChild!) && !isAsleep(place)

/** The data comes parsed anew each time, as that of a page that was just opened. */
function byEngine(blocks: readonly BenchBlock[], leaves: Leaves): () => Promise<number> {
  const page = mountable(benchPage(blocks), sourcesOf(blocks), leaves)
  const { server, finish } = createServerBlocks('marked')
  const html = finish(renderToString(<EnginePage {...page} more={{ server }} />))
  return () => {
    const fresh: Planned = structuredClone(page)
    const view = (container: Element) => {
      const placed = placedBlocks(container, fresh.plan)
      return (
        <EnginePage {...fresh} more={{ hydrationOf: prepareHydration(placed, fresh, staticBlocks(placed), isHere) }} />
      )
    }
    return hydrate(html, view, (container) =>
      [...container.children].every((place, at) => isAlive(place, page.plan.blocks[at]!)),
    )
  }
}

/** The same page by hand and by the engine: each run hydrates it anew, and gives the milliseconds. */
export function hydrations(count: number, leaves: Leaves) {
  const blocks = benchBlocks(count, leaves)
  return { hand: byHand(blocks), engine: byEngine(blocks, leaves) }
}
