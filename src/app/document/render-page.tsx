import { renderToString } from 'react-dom/server'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { BlockReport, PageRuntime, WidgetComponent } from '../../page/react/page-runtime.ts'
import { contextOf } from '../../page/react/page-view.tsx'
import { createPageStore } from '../../page/react/page-store.ts'
import { problemOf } from '../../page/react/report.ts'
import { createServerBlocks, LoneBlock } from '../../page/react/server-blocks.tsx'
import type { Entry } from '../entry.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { ShopApp } from '../shop-app.tsx'
import { createBlockHtml } from './block-html.ts'
import type { PreparedPage } from './shop-request.ts'
import { stillApp } from './still-app.ts'

const never = () => Promise.reject(new Error('The server renders with what it has'))
const serverNavigation = createNavigation({ fetchPage: never, prepare: never, now: () => 0 })

const blockHtml = createBlockHtml()

type Report = (problem: BlockReport) => void

/** The page's HTML inside #root. A widget that throws costs its own block; each is reported. */
export function renderPage(
  prepared: PreparedPage,
  widget: (code: string) => WidgetComponent | undefined,
  report: Report,
): string {
  try {
    return renderWith('marked', prepared, widget, report)
  } catch {
    return renderWith('safe', prepared, widget, report)
  }
}

function renderWith(
  boundaries: Parameters<typeof createServerBlocks>[0],
  { payload }: PreparedPage,
  widget: (code: string) => WidgetComponent | undefined,
  report: Report,
): string {
  const crashed: PlannedBlock[] = []
  const { server, finish, keep } = createServerBlocks(boundaries, blockHtml)
  const runtime: PageRuntime = {
    widget,
    loadWidget: never,
    tools: never,
    emit: () => undefined,
    now: () => 0,
    report,
    server,
  }
  const entry: Entry = {
    payload,
    store: createPageStore(payload.plan, payload.sources, never),
    runtime,
    run: never,
    place: {},
  }
  const html = renderToString(
    <ShopApp
      app={stillApp()}
      first={entry}
      navigation={serverNavigation}
      changePage={() => undefined}
      crashed={(block) => crashed.push(block)}
    />,
  )
  for (const block of crashed) report(problemOf(payload.plan.page, block, 'widget-crashed', whyCrashed(block, entry)))
  setImmediate(keep)
  return finish(html)
}

/** The error of a widget that threw: rendering a page keeps it to itself, so the block renders once more, alone and in the open. */
function whyCrashed(block: PlannedBlock, { store, runtime }: Entry): unknown {
  try {
    renderToString(<LoneBlock page={contextOf(store, runtime)} block={block} />)
    return 'threw while the server rendered'
  } catch (error) {
    return error
  }
}
