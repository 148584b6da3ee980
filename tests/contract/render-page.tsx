import { renderToString } from 'react-dom/server'
import { contracts } from '../../schemas/api/contracts.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Plan } from '../../schemas/page/plan.ts'
import { planPage } from '../../src/engine/core/plan-page.ts'
import { resolvePage } from '../../src/engine/core/resolve-page.ts'
import type { PageRuntime, WidgetComponent } from '../../src/engine/react/page-runtime.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { PageView } from '../../src/engine/react/page-view.tsx'
import { createServerBlocks } from '../../src/engine/react/server-blocks.tsx'
import { registry } from '../../widgets/registry.ts'
import { widgetCases } from './widget-cases.ts'

const components = new Map(
  (await widgetCases()).map(({ code, component }) => [code, component as unknown as WidgetComponent]),
)

const never = () => Promise.reject(new Error('nothing is to be called'))

interface Rendered {
  readonly plan: Plan
  readonly html: string
  /** Ids of the blocks whose widget threw. */
  readonly crashed: readonly string[]
}

/** A page as the server renders it before any of its data is there. */
export function renderPage(page: Page, context: PageContext): Rendered {
  const crashed: string[] = []
  const resolved = resolvePage(page, context).page
  const plan = planPage({ name: 'any', page: resolved, context, route: {}, registry, contracts })
  const { server } = createServerBlocks('safe')
  const runtime: PageRuntime = {
    widget: (code) => components.get(code),
    loadWidget: never,
    tools: never,
    emit: () => undefined,
    now: () => 0,
    report: ({ block }) => void crashed.push(block),
    server,
  }
  const store = createPageStore(plan, {}, never, createCaller)
  const view = <PageView store={store} runtime={runtime} crashed={({ id }) => crashed.push(id)} />
  return { plan, crashed, html: renderToString(view) }
}
