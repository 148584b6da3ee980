import { memo, useSyncExternalStore } from 'react'
import { lightComponents } from '../page/light-leaves.tsx'
import { isReader } from './page.js'

const Blocks = ({ blocks, titleOf }) =>
  blocks.map(({ id, widget, rest, items }, index) => {
    const Widget = lightComponents[widget]
    if (items.length === 0) return null
    return (
      <div key={id} className="block">
        <Widget title={titleOf(index) ?? rest.title} items={items} />
      </div>
    )
  })

const own = () => undefined

/** React as it is written by hand: a value on top, and whoever reads it is given it. */
export const hand = {
  prepare: (blocks) => blocks,
  element: (blocks) => <Blocks blocks={blocks} titleOf={own} />,
  changing: (blocks) => ({
    at: (value) => <Blocks blocks={blocks} titleOf={(index) => (isReader(index) ? value : undefined)} />,
  }),
}

/** React with a store by hand, which only those blocks hear that read the value. */
export const store = {
  ...hand,
  changing(blocks) {
    const heard = new Set()
    let value = 0
    const subscribe = (listener) => {
      heard.add(listener)
      return () => heard.delete(listener)
    }
    const Reader = ({ widget, items }) => {
      const Widget = lightComponents[widget]
      return <Widget title={useSyncExternalStore(subscribe, () => value)} items={items} />
    }
    const Block = memo(({ block: { widget, rest, items }, reads }) => {
      const Widget = lightComponents[widget]
      if (items.length === 0) return null
      return (
        <div className="block">
          {reads ? <Reader widget={widget} items={items} /> : <Widget title={rest.title} items={items} />}
        </div>
      )
    })
    return {
      element: blocks.map((block, index) => <Block key={block.id} block={block} reads={isReader(index)} />),
      set(next) {
        value = next
        for (const listener of heard) listener()
      },
    }
  },
}
