import type { Plugin } from 'vite'

const WIDGETS = 'pagoda/widgets'
const COMPONENTS = 'pagoda/components'
/** The browser's entry of a site that has none of its own. */
export const START = 'virtual:pagoda-start'

/** A folder of widgets/ is a widget: index.ts is its door (default export), <code>.tsx beside it its component. */
const modules: Readonly<Record<string, string>> = {
  [WIDGETS]: `
const doors = import.meta.glob('/widgets/*/index.ts', { eager: true, import: 'default' })
export const widgets = Object.fromEntries(Object.entries(doors).map(([path, door]) => {
  const code = path.split('/')[2]
  if (door?.code === code) return [code, door]
  throw new Error(path.slice(1) + ' has to export by default a widget whose code is ' + code)
}))`,
  [COMPONENTS]: `
const files = import.meta.glob('/widgets/*/*.tsx')
const loaders = Object.entries(files).flatMap(([path, load]) => {
  const [, , folder, file] = path.split('/')
  return file === folder + '.tsx' ? [[folder, load]] : []
})
export const components = Object.fromEntries(loaders)`,
  [START]: `
import 'pagoda/style.css'
import { startPage } from 'pagoda/react'
import { components } from '${COMPONENTS}'
startPage({ widgets: components })`,
}

/** The modules that a site imports by name, made of the folders of its widgets. */
export const siteModules = (): Plugin => ({
  name: 'pagoda:site-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
})
