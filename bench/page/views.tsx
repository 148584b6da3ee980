import { type ReactNode, useState } from 'react'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import type { PageRuntime, WidgetComponent } from '../../src/engine/react/page-runtime.ts'
import { createPageStore, type PageStore } from '../../src/engine/react/page-store.ts'
import { PageView } from '../../src/engine/react/page-view.tsx'
import NoticeBar from '../../widgets/notice-bar/notice-bar.tsx'
import PackageOffers from '../../widgets/package-offers/package-offers.tsx'
import ProductGrid from '../../widgets/product-grid/product-grid.tsx'
import QuickEntries from '../../widgets/quick-entries/quick-entries.tsx'
import RichText from '../../widgets/rich-text/rich-text.tsx'
import StoryCards from '../../widgets/story-cards/story-cards.tsx'
import { lightComponents } from './light-leaves.tsx'
import type { BenchBlock, Planned } from './pages.ts'

const components = {
  ...lightComponents,
  'notice-bar': NoticeBar,
  'package-offers': PackageOffers,
  'product-grid': ProductGrid,
  'quick-entries': QuickEntries,
  'rich-text': RichText,
  'story-cards': StoryCards,
} as unknown as Readonly<Record<string, WidgetComponent>>

export const isHere = (code: string): boolean => Object.hasOwn(components, code)
const never = () => Promise.reject(new Error('A benchmark calls nobody'))
const nothing = () => undefined
const now = () => 0
const noSlots = {}
const noMemory = { get: nothing, set: nothing }

export const storeOf = ({ plan, sources }: Planned): PageStore => createPageStore(plan, sources, never, createCaller)

interface EnginePageProps extends Planned {
  readonly more?: Partial<PageRuntime>
  readonly store?: PageStore
  readonly onRender?: (widget: string) => void
}

export function EnginePage({ plan, sources, more, store: given, onRender }: EnginePageProps): ReactNode {
  const [{ store, runtime }] = useState(() => ({
    store: given ?? storeOf({ plan, sources }),
    runtime: runtimeOf(more, onRender),
  }))
  return <PageView store={store} runtime={runtime} />
}

function runtimeOf(more?: Partial<PageRuntime>, onRender?: (widget: string) => void): PageRuntime {
  const counted = onRender && counting(onRender)
  const widget = (code: string) => (counted ?? components)[code]
  return { widget, loadWidget: never, tools: never, emit: nothing, now, report: nothing, ...more }
}

/** The same widgets, each telling when it renders. */
function counting(onRender: (widget: string) => void): Readonly<Record<string, WidgetComponent>> {
  const wrap = ([code, Widget]: readonly [string, WidgetComponent]) => {
    const Counted: WidgetComponent = (props) => {
      onRender(code)
      return <Widget {...props} />
    }
    return [code, Counted] as const
  }
  return Object.fromEntries(Object.entries(components).map(wrap))
}

/** The same page as a developer would write it: no engine, no boundaries, each widget with its props and its condition. */
export function HandPage({ blocks }: { readonly blocks: readonly BenchBlock[] }): ReactNode {
  return blocks.map(({ id, widget, list, rest, items }) => {
    const Widget = components[widget]
    if (!Widget || !(Array.isArray(items) && items.length > 0)) return null
    const props = { ...rest, [list]: items }
    return (
      <div key={id} className="block">
        <Widget {...props} emit={nothing} slots={noSlots} headingLevel={2} now={now} memory={noMemory} isFirstView />
      </div>
    )
  })
}
