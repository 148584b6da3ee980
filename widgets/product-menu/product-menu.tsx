import { useId, useRef, useState, type ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { Chips } from '../../src/ui/chips/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { TabPanel, Tabs } from '../../src/ui/tabs/index.tsx'
import { defaults } from './defaults.ts'
import styles from './product-menu.module.css'
import { ProductPanel } from './product-panel.tsx'
import type { ProductMenuProps } from './props.schema.ts'
import { tagsOf, withTag } from './tag-filter.ts'
import { useTabChange } from './use-tab-change.ts'

const NOTHING: readonly ComponentContent[] = []

export default function ProductMenu(props: ProductMenuProps & WidgetTools): ReactNode {
  const { title, tabs, products, selected, max, allText, emptyText } = { ...defaults, ...props }
  const { emit, headingLevel } = props
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { index, isBusy, begin } = useTabChange(Math.min(selected, tabs.length - 1), products, panel)
  const list = products ?? NOTHING
  const tags = tagsOf(tabs[index], list)
  const [tag, setTag] = useTagOf(index)
  const select = (at: number) => {
    const item = tabs[at]
    if (!item || at === index) return
    begin(at)
    emit('tab', { index: at, item })
  }
  return (
    <section className={styles.menu}>
      <SectionTitle level={headingLevel} title={title} />
      <Tabs id={id} label={title} tabs={tabs} selected={index} onSelect={select} />
      <div ref={panel}>
        <TabPanel id={id} selected={index} isBusy={isBusy}>
          {tags.length > 0 && <Chips label="按标签筛选" options={tags} selected={tag} onSelect={setTag} />}
          <ProductPanel
            products={withTag(list, tag).slice(0, max)}
            isBusy={isBusy}
            level={headingLevel === 2 ? 3 : 4}
            emptyText={emptyText}
            onPress={(item, at) => emit('select', { item, index: at })}
          />
        </TabPanel>
      </div>
      <AllLink text={allText} tab={tabs[index]} index={index} />
    </section>
  )
}

/** The tag that filters a tab; another tab begins without one. */
function useTagOf(index: number): [string | undefined, (tag: string | undefined) => void] {
  const [choice, setChoice] = useState<{ readonly index: number; readonly tag?: string }>({ index })
  return [choice.index === index ? choice.tag : undefined, (tag) => setChoice({ index, tag })]
}

/** A2: the whole list of a tab stands at /atlantis/{subtitle}?index={tabIndex}. */
function AllLink({ text, tab, index }: { text: string; tab: ComponentContent | undefined; index: number }): ReactNode {
  if (!tab?.subtitle) return null
  const to = `/atlantis/${encodeURIComponent(tab.subtitle)}?index=${index}`
  return (
    <p className={styles.all}>
      <ButtonLink kind="quiet" target={{ kind: 'page', to }}>
        {text}
        <span className="visually-hidden">{tab.title}</span>
      </ButtonLink>
    </p>
  )
}
