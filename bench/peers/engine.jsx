import { benchPage, mountable, sourcesOf } from '../page/pages.ts'
import { EnginePage, storeOf } from '../page/views.tsx'
import { isReader } from './page.js'

/** Ours, in the browser: resolved and planned each time, out of the page's JSON and the data. */
export const engine = {
  prepare: (blocks) => ({ page: benchPage(blocks), sources: sourcesOf(blocks) }),
  element: ({ page, sources }) => <EnginePage {...mountable(page, sources, 'light')} />,
  changing(blocks) {
    const page = benchPage(blocks)
    const readers = page.blocks.map((block, index) =>
      isReader(index) ? { ...block, props: { ...block.props, title: '{{ state.chosen }}' } } : block,
    )
    const made = mountable({ ...page, blocks: readers }, sourcesOf(blocks), 'light')
    const pageStore = storeOf(made)
    return {
      element: <EnginePage {...made} store={pageStore} />,
      set: (value) => pageStore.setState('chosen', value),
    }
  },
}
