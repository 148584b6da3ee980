import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { WidgetComponent } from '../../src/engine/react/page-runtime.ts'

/** Leaves as small as a page's can be: nothing hides what the engine itself takes. About 13 us each on the server, by hand. */
interface LightItem {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly tag: string
}

const LightList = ({ title, items }: { readonly title: string; readonly items: readonly LightItem[] }): ReactNode => (
  <section>
    <h2>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`/goods/${item.id}`}>{item.name}</a>
          <em>{item.tag}</em>
          <b>¥{item.price}</b>
        </li>
      ))}
    </ul>
  </section>
)

interface LightCardProps {
  readonly title: string
  readonly items: readonly LightItem[]
  readonly emit: WidgetTools['emit']
}

const LightCard = ({ title, items: [item], emit }: LightCardProps): ReactNode =>
  item ? (
    <article>
      <h2>{title}</h2>
      <p>{item.name}</p>
      <p>
        <em>{item.tag}</em> <b>¥{item.price}</b>
      </p>
      <button type="button" onClick={() => emit('select', item)}>
        购买
      </button>
    </article>
  ) : null

/** One item of a list that other blocks show too. */
export const LightPrice = ({ name, price }: { readonly name: string; readonly price: number }): ReactNode => (
  <p>
    {name} <b>¥{price}</b>
  </p>
)

export const lightComponents = {
  'light-list': LightList,
  'light-card': LightCard,
  'light-price': LightPrice,
} as unknown as Readonly<Record<string, WidgetComponent>>

/** Nine items, or one, each with words of its own. */
export const lightItems = (block: number): readonly LightItem[] =>
  Array.from({ length: block % 2 ? 1 : 9 }, (_, at) => ({
    id: block * 10 + at,
    name: `海边小屋 ${block} 号 ${at + 1} 室`,
    price: 199 + ((block * 37 + at * 11) % 800),
    tag: at % 2 ? '含早' : '可退',
  }))
