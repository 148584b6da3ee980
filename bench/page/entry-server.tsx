import { renderToString } from 'react-dom/server'
import { benchBlocks, benchPage, benchPlan, planned } from './pages.ts'
import { EnginePage, HandPage } from './views.tsx'

/** Three ways to the same HTML: by hand, from a plan, and from the page's JSON (resolve and plan included). */
export function serverSubjects(count: number) {
  const blocks = benchBlocks(count)
  const page = benchPage(blocks)
  return {
    hand: () => renderToString(<HandPage blocks={blocks} />),
    /** A fresh plan each time, as each request has one: nothing is remembered from the render before. */
    prepare: () => benchPlan(blocks, page),
    engine: (plan: ReturnType<typeof benchPlan>) => renderToString(<EnginePage {...plan} isServer />),
    whole: () => renderToString(<EnginePage {...planned(blocks, page)} isServer />),
  }
}
