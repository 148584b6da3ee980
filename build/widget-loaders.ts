import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOADERS = 'virtual:widget-loaders'
const ACTIONS = 'virtual:module-actions'
const SMALL_ONES = 'virtual:small-widgets/'
const FIRST_ONES = `${SMALL_ONES}first`

/** A widget whose source has fewer bytes is not worth a request of its own: measured, ten tiny chunks load no faster than one. */
const SMALL = 6_000

/**
 * Gives the app `loaders`: a widget's code -> the import of its component (and `exampleLoaders` for the gallery). A widget's door
 * (index.ts) holds its schemas, which a shopper must not download; tests/architecture proves folders and registry equal, so the
 * folders are enough here. `virtual:module-actions` gives the same for the actions that modules offer. Small widgets that stand on the same pages come together in one chunk.
 */
export function widgetLoaders(): Plugin {
  const groups = smallGroups()
  return {
    name: 'pagoda:widget-loaders',
    resolveId: (id) => (id === LOADERS || id === ACTIONS || groups.has(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LOADERS}`) return loaders(groups)
      if (id === `\0${ACTIONS}`) return actionLoaders()
      const codes = groups.get(id.slice(1))
      return codes && smallWidgets(codes)
    },
  }
}

type Groups = ReadonlyMap<string, readonly string[]>

/** What a visitor meets first on the home page: it comes with the app itself, since most visits begin there. */
const firstView = JSON.parse(readFileSync('build/first-view.json', 'utf8')) as readonly string[]

/** Small widgets that come together, by the pages that show them: virtual module -> codes. What no page shows yet stands alone. */
function smallGroups(): Groups {
  const groups = new Map<string, string[]>()
  const pages = pageTexts()
  for (const code of widgetCodes().filter(isSmall)) {
    const shown = pages.filter(({ text }) => text.includes(`"widget": "${code}"`)).map(({ name }) => name)
    const id = firstView.includes(code) ? FIRST_ONES : SMALL_ONES + (groupName(shown) || code)
    groups.set(id, [...(groups.get(id) ?? []), code])
  }
  return groups
}

/** A chunk is a file of its group's name, and a file system takes no name of more than 255 bytes. */
const LONGEST_NAME = 120

/** The pages' names; where they are too long for a file's name: the first, how many more, and a hash that tells such groups apart. */
function groupName(pages: readonly string[]): string {
  const name = pages.join('+')
  if (name.length <= LONGEST_NAME) return name
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${pages[0]}+${pages.length - 1}-more-${mark}`
}

interface PageText {
  readonly name: string
  readonly text: string
}

const textsIn = (folder: string): PageText[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json') && name !== 'routes.json')
        .map((name) => ({ name: name.replace('.json', ''), text: readFileSync(`${folder}/${name}`, 'utf8') }))
    : []

/** The text of each page, with those of the parts that it uses. */
function pageTexts(): PageText[] {
  const parts = textsIn('pages/parts')
  const withParts = (text: string, around: readonly string[] = []): string => {
    const used = parts.filter(({ name }) => text.includes(`"part": "${name}"`) && !around.includes(name))
    return [text, ...used.map((part) => withParts(part.text, [...around, part.name]))].join('\n')
  }
  return textsIn('pages').map(({ name, text }) => ({ name, text: withParts(text) }))
}

const table = (name: string, codes: readonly string[], value: (code: string) => string) =>
  `export const ${name} = {\n${codes.map((code) => `  '${code}': ${value(code)},`).join('\n')}\n}\n`

/** A loader that tells how its widget is found in the group's module: a module that is fetched again comes as a whole. */
const GROUPED = `function grouped(code, load) {
  const pick = (all) => ({ default: all.components[code] })
  return Object.assign(() => load().then(pick), { pick })
}
`

function loaders(groups: Groups): string {
  const groupOf = new Map([...groups].flatMap(([id, codes]) => codes.map((code) => [code, id] as const)))
  const load = (code: string) =>
    code.includes('/')
      ? `() => import('${screenFile(code)}')`
      : groupOf.get(code) === FIRST_ONES
        ? `() => Promise.resolve({ default: first['${code}'] })`
        : groupOf.has(code)
          ? `grouped('${code}', () => import('${groupOf.get(code)}'))`
          : `() => import('/widgets/${code}/${code}.tsx')`
  const codes = widgetCodes()
  return (
    `import { components as first } from '${FIRST_ONES}'\n` +
    GROUPED +
    table('loaders', [...codes, ...screenCodes()], load) +
    table('exampleLoaders', codes, (code) => `() => import('/widgets/${code}/examples.ts')`)
  )
}

function smallWidgets(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import widget${index} from '/widgets/${code}/${code}.tsx'\n`)
  return imports.join('') + table('components', codes, (code) => `widget${codes.indexOf(code)}`)
}

const isSmall = (code: string) => statSync(`widgets/${code}/${code}.tsx`).size < SMALL

const screenFile = (code: string) => `/src/modules/${code}-screen.tsx`

/** module/screen of every file src/modules/<module>/<screen>-screen.tsx. */
const screenCodes = () => inModules(/^(.+)-screen\.tsx$/).map(({ module, name }) => `${module}/${name}`)

/** The code of the actions that modules offer, by name: src/modules/<module>/<action>-action.ts. */
function actionLoaders(): string {
  const actions = inModules(/^(.+)-action\.ts$/)
  const fileOf = new Map(actions.map(({ module, name }) => [name, `/src/modules/${module}/${name}-action.ts`]))
  return table('loaders', [...fileOf.keys()], (name) => `() => import('${fileOf.get(name)}')`)
}

/** The files of modules whose names say what they are, with the name that the pattern finds. */
function inModules(pattern: RegExp): { readonly module: string; readonly name: string }[] {
  const modules = readdirSync('src/modules', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return modules.flatMap(({ name: module }) =>
    readdirSync(`src/modules/${module}`).flatMap((file) => {
      const name = pattern.exec(file)?.[1]
      return name ? [{ module, name }] : []
    }),
  )
}

function widgetCodes(): string[] {
  return readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/${entry.name}.tsx`))
    .map((entry) => entry.name)
    .sort()
}
