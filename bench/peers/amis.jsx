import { filter, registerRenderer, render, resolveVariableAndFilter } from 'amis-core'
import { lightComponents } from '../page/light-leaves.tsx'
import { dataOf, isReader } from './page.js'

registerRenderer({ type: 'light-page', component: ({ render: renderBody, body }) => renderBody('body', body) })
for (const [code, Widget] of Object.entries(lightComponents)) {
  const component = ({ title, list, data }) => (
    <div className="block">
      <Widget title={filter(title, data)} items={resolveVariableAndFilter(list, data, '| raw')} />
    </div>
  )
  registerRenderer({ type: code, component })
}

const schemaOf = (blocks, reads) => ({
  type: 'light-page',
  body: blocks.map(({ id, widget, data, rest }, index) => ({
    id,
    type: widget,
    title: reads(index) ? '${chosen}' : rest.title,
    list: `\${${data}}`,
    visibleOn: `\${${data}.length > 0}`,
  })),
})

const env = { session: 'bench', theme: 'cxd' }
const never = () => false

export const amis = {
  prepare: (blocks) => ({ schema: schemaOf(blocks, never), data: dataOf(blocks) }),
  element: ({ schema, data }) => render(schema, { data }, env),
  changing(blocks) {
    const [schema, data] = [schemaOf(blocks, isReader), dataOf(blocks)]
    return { at: (value) => render(schema, { data: { ...data, chosen: value } }, env) }
  },
}
