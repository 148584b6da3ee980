/** tmagic's own React components for pages and containers are in no registry: a page in its manner stands here, on its published hooks. */
import Core from '@tmagic/core'
import { AppContent, useApp, useComponentStatus, useDsl } from '@tmagic/react-runtime-help'
import { createElement } from 'react'
import { lightComponents } from '../page/light-leaves.tsx'
import { dataOf, isReader } from './page.js'

const SOURCE = 'page'
const field = (name) => [`ds-field::${SOURCE}`, name]

const Item = ({ config }) => {
  const { app, display } = useApp({ config })
  const { className } = useComponentStatus({ config })
  return display(config) ? createElement(app.resolveComponent(config.type), { config, className }) : null
}

const Page = ({ config }) => {
  useApp({ config })
  return config.items.map((item) => <Item key={item.id} config={item} />)
}

const component =
  (Widget) =>
  ({ config }) => (
    <div className="block">
      <Widget title={config.title} items={config.list} />
    </div>
  )

const nodeOf = ({ id, widget, data, rest }, isBound) => ({
  id,
  type: widget,
  title: isBound ? field('chosen') : rest.title,
  list: field(data),
  displayConds: [{ cond: [{ field: [SOURCE, data], op: 'not' }] }],
})

/** Its pages carry the index of who reads what, as its editor writes it. */
function dslOf(blocks, reads) {
  const nodes = blocks.map((block, index) => nodeOf(block, reads(index)))
  const index = (keysOf) => Object.fromEntries(nodes.map((node) => [node.id, { name: node.id, keys: keysOf(node) }]))
  const boundKeys = ({ title }) => (Array.isArray(title) ? ['title', 'list'] : ['list'])
  return {
    id: 'app',
    type: 'app',
    items: [{ id: 'home', type: 'page', items: nodes }],
    dataSources: [{ id: SOURCE, type: 'base', fields: [], methods: [] }],
    dataSourceDeps: { [SOURCE]: index(boundKeys) },
    dataSourceCondDeps: { [SOURCE]: index(() => ['displayConds']) },
  }
}

function appOf({ config, data }) {
  const app = new Core({
    config,
    curPage: 'home',
    ua: '',
    jsEngine: typeof window === 'undefined' ? 'nodejs' : 'browser',
    disabledFlexible: true,
    dataSourceManagerInitialData: { [SOURCE]: data },
  })
  app.registerComponent('page', Page)
  for (const [code, Widget] of Object.entries(lightComponents)) app.registerComponent(code, component(Widget))
  return app
}

const Shown = ({ app }) => {
  const { pageConfig } = useDsl(app)
  return createElement(app.resolveComponent('page'), { config: pageConfig })
}

const page = (app) => (
  <AppContent.Provider value={app}>
    <Shown app={app} />
  </AppContent.Provider>
)

const never = () => false

export const tmagic = {
  /** It writes what it reads into the page: whoever renders needs one of his own. */
  isUsedUp: true,
  prepare: (blocks) => ({ config: dslOf(blocks, never), data: dataOf(blocks) }),
  element: (prepared) => page(appOf(prepared)),
  changing(blocks) {
    const app = appOf({ config: dslOf(blocks, isReader), data: { ...dataOf(blocks), chosen: 0 } })
    return {
      element: page(app),
      set: (value) => app.dataSourceManager.get(SOURCE).setData(value, 'chosen'),
    }
  },
}
