import { Render } from '@puckeditor/core'
import { lightComponents } from '../page/light-leaves.tsx'
import { isReader } from './page.js'

const component = (Widget) => ({
  fields: {},
  render: ({ title, items }) =>
    items.length > 0 ? (
      <div className="block">
        <Widget title={title} items={items} />
      </div>
    ) : null,
})

const config = {
  components: Object.fromEntries(Object.entries(lightComponents).map(([code, Widget]) => [code, component(Widget)])),
}

/** Puck has no bindings: the data stand in the page, and who changes one makes a new page. */
const pageOf = (blocks, titleOf) => ({
  root: { props: {} },
  content: blocks.map(({ id, widget, rest, items }, index) => ({
    type: widget,
    props: { id, title: titleOf(index) ?? rest.title, items },
  })),
})

const own = () => undefined

export const puck = {
  prepare: (blocks) => pageOf(blocks, own),
  element: (data) => <Render config={config} data={data} />,
  changing: (blocks) => ({
    at: (value) => <Render config={config} data={pageOf(blocks, (index) => (isReader(index) ? value : undefined))} />,
  }),
}
