import { createStateStore, JSONUIProvider, Renderer } from '@json-render/react'
import { lightComponents } from '../page/light-leaves.tsx'
import { dataOf, isReader } from './page.js'

const component =
  (Widget) =>
  ({ element: { props } }) => (
    <div className="block">
      <Widget title={props.title} items={props.items} />
    </div>
  )

const registry = {
  page: ({ children }) => <>{children}</>,
  ...Object.fromEntries(Object.entries(lightComponents).map(([code, Widget]) => [code, component(Widget)])),
}

const specOf = (blocks, titleOf) => ({
  root: 'page',
  elements: {
    page: { type: 'page', props: {}, children: blocks.map(({ id }) => id) },
    ...Object.fromEntries(
      blocks.map(({ id, widget, data, rest }, index) => [
        id,
        {
          type: widget,
          props: { title: titleOf(index) ?? rest.title, items: { $state: `/${data}` } },
          visible: { $state: `/${data}/0` },
        },
      ]),
    ),
  },
})

const own = () => undefined
const page = (spec, store) => (
  <JSONUIProvider registry={registry} store={store}>
    <Renderer spec={spec} registry={registry} />
  </JSONUIProvider>
)

export const jsonRender = {
  prepare: (blocks) => ({ spec: specOf(blocks, own), data: dataOf(blocks) }),
  element: ({ spec, data }) => page(spec, createStateStore(data)),
  changing(blocks) {
    const store = createStateStore({ ...dataOf(blocks), chosen: 0 })
    const spec = specOf(blocks, (index) => (isReader(index) ? { $state: '/chosen' } : undefined))
    return { element: page(spec, store), set: (value) => store.set('/chosen', value) }
  },
}
