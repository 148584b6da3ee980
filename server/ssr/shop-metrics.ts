import { Counter, Gauge, type Metric } from 'prom-client'
import type { BlockReport } from '../../src/engine/react/page-runtime.ts'
import type { PageStore } from '../pages/page-store.ts'

/** What is counted of the shop's pages, for /metrics. Names that a browser sends are counted only where the shop has such a page. */
export interface ShopMetrics {
  readonly metrics: readonly Metric[]
  readonly pageAnswered: (page: string, status: number) => void
  /** A block that failed while the server made a page; `code` says why, also that an expression took too many steps. */
  readonly blockFailed: (problem: Pick<BlockReport, 'page' | 'widget' | 'code'>) => void
  readonly blockFailedInBrowser: (page: string) => void
}

/** @param pages asked for the numbers of files and blocks when they are read */
export function createShopMetrics(pages: Pick<PageStore, 'page' | 'names' | 'problems'>): ShopMetrics {
  const answered = new Counter({
    name: 'shop_pages_answered_total',
    help: 'Pages made or taken from memory; those of the fast way are requests only',
    labelNames: ['page', 'status'],
    registers: [],
  })
  const failed = new Counter({
    name: 'shop_block_failures_total',
    help: 'Blocks that failed while a page was made, by why',
    labelNames: ['page', 'widget', 'code'],
    registers: [],
  })
  const inBrowser = new Counter({
    name: 'shop_browser_block_failures_total',
    help: 'Blocks that failed in a browser, by page',
    labelNames: ['page'],
    registers: [],
  })
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read()) })
    return made
  }
  const blocksOf = (name: string) => pages.page(name)?.page.blocks.length ?? 0
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    metrics: [
      ...[answered, failed, inBrowser],
      gauge('shop_page_files', 'Page files that serve', () => pages.names().length),
      gauge('shop_page_blocks', 'Blocks at the top of the pages that serve', () => sum(pages.names().map(blocksOf))),
      gauge('shop_file_problems', 'Problems and remarks of the operators’ files as they stand', () =>
        sum(Object.values(pages.problems()).map((problems) => problems.length)),
      ),
    ],
    pageAnswered: (page, status) => answered.inc({ page, status }),
    blockFailed: ({ page, widget, code }) => failed.inc({ page, widget, code }),
    blockFailedInBrowser: (page) => inBrowser.inc({ page: pages.page(page) ? page : 'other' }),
  }
}
