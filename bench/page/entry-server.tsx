import { renderToString } from 'react-dom/server'
import { createBlockHtml } from '../../src/engine/server/block-html.ts'
import { createServerBlocks } from '../../src/engine/react/server-blocks.tsx'
import {
  type BenchBlock,
  benchBlocks,
  benchPage,
  type Leaves,
  planned,
  type Planned,
  sourcesOf,
  withFreshData,
} from './pages.ts'
import { EnginePage, HandPage } from './views.tsx'

export { benchBlocks, withFreshData }

/** Ways to the same HTML: by hand, and from the page's JSON with resolve, plan and everything that a server does for a request. */
export function serverSubjects(count: number, leaves: Leaves) {
  const blocks = benchBlocks(count, leaves)
  const page = benchPage(blocks)
  const sources = sourcesOf(blocks)
  const file = JSON.stringify(page)
  const html = createBlockHtml()

  /** As src/app/document renders a page: what comes a second time is kept. */
  function render(of: Planned): string {
    const { server, finish, keep } = createServerBlocks('marked', html)
    const made = finish(renderToString(<EnginePage {...of} more={{ server }} />))
    keep()
    return made
  }

  return {
    hand: (given: readonly BenchBlock[]) => renderToString(<HandPage blocks={given} />),
    /** The data are those of the pages before: a reply that is kept, as of an endpoint that says how long it holds. */
    known: () => render(planned(page, sources, leaves)),
    /** Data that nobody saw before: nothing but the page's plan is kept. */
    unseen: (given: readonly BenchBlock[]) => render(planned(page, sourcesOf(given), leaves)),
    /** Nothing at all is kept: the page's file is read. */
    first: (given: readonly BenchBlock[]) => render(planned(JSON.parse(file), sourcesOf(given), leaves)),
    fresh: () => withFreshData(blocks),
  }
}
