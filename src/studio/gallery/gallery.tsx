import type { ReactNode } from 'react'
import { versionOf } from '../../kit/widget-version.ts'
import type { AnyWidget, Example, WidgetTools } from '../../kit/widget.ts'
import { PropTable } from './prop-table.tsx'
import styles from './gallery.module.css'

/** A widget with its code and its examples, as the app hands them over. */
export interface GalleryItem {
  readonly widget: AnyWidget
  readonly examples: readonly Example[]
  readonly component: (props: Record<string, unknown> & WidgetTools) => ReactNode
}

interface GalleryProps {
  readonly items: readonly GalleryItem[]
  readonly themes: readonly { readonly brand: string; readonly title: string }[]
  readonly theme: string
  readonly boundary: (example: ReactNode) => ReactNode
}

/** Every widget with every example and the table of its props, in one of the themes. */
export function Gallery({ items, themes, theme, boundary }: GalleryProps): ReactNode {
  return (
    <div className={styles.gallery}>
      <header className={styles.top}>
        <h1>组件画廊</h1>
        <nav aria-label="主题">
          {themes.map(({ brand, title }) => (
            <a key={brand} href={`/studio/gallery?theme=${brand}`} aria-current={brand === theme ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <nav aria-label="组件">
          {items.map(({ widget }) => (
            <a key={widget.code} href={`#${widget.code}`}>
              {widget.title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {items.map((item) => (
          <GallerySection key={item.widget.code} item={item} boundary={boundary} />
        ))}
      </main>
    </div>
  )
}

function GallerySection({ item, boundary }: { item: GalleryItem; boundary: GalleryProps['boundary'] }): ReactNode {
  const { widget, examples } = item
  return (
    <section id={widget.code} className={styles.section} aria-labelledby={`${widget.code}-title`}>
      <h2 id={`${widget.code}-title`}>
        {widget.title} <code>{widget.code}</code> <small>v{versionOf(widget)}</small>
      </h2>
      <p>{widget.description}</p>
      <PropTable
        title={`${widget.title}的属性`}
        schema={widget.props}
        defaults={widget.defaults as Readonly<Record<string, unknown>> | undefined}
      />
      <Facts widget={widget} />
      <div className={styles.examples}>
        {examples.map((example) => (
          <figure key={example.name} className={styles.example}>
            <figcaption>{example.name}</figcaption>
            <div className={styles.phone} data-example={`${widget.code}/${example.name}`}>
              {boundary(<ExampleView item={item} example={example} />)}
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Facts({ widget }: { readonly widget: AnyWidget }): ReactNode {
  const events = Object.entries(widget.events ?? {})
  const slots = Object.entries(widget.slots ?? {})
  return (
    <ul className={styles.facts}>
      {widget.variants && <li>样式：{widget.variants.join('、')}</li>}
      {events.map(([name, { title }]) => (
        <li key={name}>
          事件 <code>{name}</code>：{title}
        </li>
      ))}
      {slots.map(([name, { title }]) => (
        <li key={name}>
          插槽 <code>{name}</code>：{title}
        </li>
      ))}
    </ul>
  )
}

const noEvent = () => undefined
const epoch = () => Date.now()
/** An example forgets: the next look at it is the first one again. */
const forgetful: WidgetTools['memory'] = { get: () => undefined, set: () => undefined }

/** A widget with the props of one of its examples: what it sends goes nowhere. */
export function ExampleView({ item, example }: { readonly item: GalleryItem; readonly example: Example }): ReactNode {
  const { component: Widget, widget } = item
  const slots = Object.fromEntries(
    Object.entries(widget.slots ?? {}).map(([name, slot]) => [name, <p key={name}>（{slot.title}）</p>]),
  )
  return (
    <Widget
      {...(widget.defaults as Record<string, unknown> | undefined)}
      {...(example.props as Record<string, unknown>)}
      variant={example.variant}
      emit={noEvent}
      slots={slots}
      headingLevel={3 as 2 | 3}
      now={epoch}
      memory={forgetful}
      isFirstView={false}
    />
  )
}
