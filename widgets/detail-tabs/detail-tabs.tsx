import { useId, useRef, useState, type ReactNode } from 'react'
import type { DetailSection } from '../../schemas/domain/detail-section.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { TabPanel, Tabs } from '../../src/ui/tabs/index.tsx'
import { defaults } from './defaults.ts'
import styles from './detail-tabs.module.css'
import type { DetailTabsProps } from './props.schema.ts'

/** Texts of a detail page in tabs (A2: 简介 and 须知; B2.3: five of them). A single tab is shown as it is. */
export default function DetailTabs(props: DetailTabsProps & WidgetTools): ReactNode {
  const { label = defaults.label, headingLevel, emit } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState(0)
  const tabs = props.tabs.filter(({ sections }) => sections.length > 0)
  const at = Math.min(selected, tabs.length - 1)
  const choose = (index: number) => {
    setSelected(index)
    showTop(box.current)
    emit('select', { title: tabs[index]?.title ?? '', index })
  }
  if (tabs.length === 0) return null
  return (
    <section className={styles.tabs} ref={box} aria-label={label}>
      <div className={styles.row}>
        <Tabs
          id={id}
          label={label}
          tabs={tabs.map(({ title }) => ({ id: title, title }))}
          selected={at}
          onSelect={choose}
        />
      </div>
      <TabPanel id={id} selected={at} isBusy={false}>
        {keyed(tabs, (tab) => tab.title).map(([tab, key], index) => (
          <div key={key} className={styles.panel} hidden={index !== at}>
            <Sections sections={tab.sections} level={headingLevel} />
          </div>
        ))}
      </TabPanel>
    </section>
  )
}

/** The bar at the top of the page, in CSS pixels. */
const BAR = 48

/** What was just chosen begins below the row: a page scrolled into the last panel would show the middle of this one. */
function showTop(box: HTMLElement | null): void {
  if (box && box.getBoundingClientRect().top < BAR) box.scrollIntoView({ block: 'start' })
}

function Sections({ sections, level }: { readonly sections: readonly DetailSection[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return keyed(sections, ({ title, text }) => `${title ?? ''}${text}`).map(([{ title, text }, key]) => (
    <div key={key} className={styles.section}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {keyed(
        text.split(/\n\s*\n/).filter((part) => part.trim() !== ''),
        String,
      ).map(([part, key]) => (
        <p key={key} className={styles.text}>
          {part}
        </p>
      ))}
    </div>
  ))
}
