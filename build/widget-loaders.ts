import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOADERS = 'virtual:widget-loaders'
const HOME_LOADERS = 'virtual:home-loaders'
/** Named by build/asset-list.ts as well. */
export const OTHER_LOADERS = 'virtual:other-loaders'
const SMALL_ONES = 'virtual:small-widgets/'
const FIRST_ONES = `${SMALL_ONES}first`
const SCREENS = 'virtual:screens/'

/** A widget whose source has fewer bytes is not worth a request of its own: measured, ten tiny chunks load no faster than one. */
const SMALL = 6_000

/**
 * Gives the app `loaders`: a widget's code -> the import of its component. The home page's come with the app, all others as a chunk of their own: their
 * names are a fortieth of what is loaded before a touch. A widget's door (index.ts) holds its schemas, which a shopper must not download;
 * tests/architecture proves folders and registry equal, so the folders are enough here. Small widgets that stand on the same pages come
 * together in one chunk, each found by its code, so that it is found again in a chunk that was fetched once more (src/app/code/chunk.ts).
 */
export function widgetLoaders(): Plugin {
  const groups = smallGroups()
  const isOurs = (id: string) =>
    [LOADERS, HOME_LOADERS, OTHER_LOADERS].includes(id) || groups.has(id) || id.startsWith(SCREENS)
  return {
    name: 'pagoda:widget-loaders',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:')) return undefined
      const name = id.slice(1)
      if (name === LOADERS) return allLoaders()
      if (name === HOME_LOADERS) return loaders(groups, isHome)
      if (name === OTHER_LOADERS) return loaders(groups, (code) => !isHome(code))
      if (name.startsWith(SCREENS)) return hostedScreen(name.slice(SCREENS.length))
      const codes = groups.get(name)
      return codes && smallWidgets(codes)
    },
  }
}

type Groups = ReadonlyMap<string, readonly string[]>

/** What a visitor meets first on the home page: it comes with the app itself, since most visits begin there. Not what has no behaviour. */
const firstView = JSON.parse(readFileSync('build/first-view.json', 'utf8')) as readonly string[]

/**
 * Small widgets that come together, by the pages that show them: virtual module -> codes. What no page shows yet stands alone. Groups have
 * numbers, and their files one name (vite.config.ts): all of them stand in the app's first file, and the names of pages would be a hundredth of it.
 */
function smallGroups(): Groups {
  const byPages = new Map<string, string[]>()
  const pages = pageTexts()
  for (const code of widgetCodes().filter(isSmall)) {
    const shown = pages.filter(({ text }) => shows(text, code)).map(({ name }) => name)
    const name = firstView.includes(code) ? FIRST_ONES : shown.join(' ') || code
    byPages.set(name, [...(byPages.get(name) ?? []), code])
  }
  return new Map(
    [...byPages].map(
      ([name, codes], at) => [name === FIRST_ONES ? name : `${SMALL_ONES}widgets-${at}`, codes] as const,
    ),
  )
}

const shows = (text: string, code: string) => text.includes(`"widget": "${code}"`)

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

const homeText = pageTexts().find(({ name }) => name === 'home')?.text ?? ''
/** Widgets of one group stand on the same pages. */
const isHome = (code: string) => firstView.includes(code) || shows(homeText, code)

const table = (name: string, codes: readonly string[], value: (code: string) => string) =>
  `const ${name} = {\n${codes.map((code) => `  '${code}': ${value(code)},`).join('\n')}\n}\n`

/** Loaders of widgets that are here, and of those that come in groups: each tells how it is found in a module that was fetched again as a whole. */
const MAKERS = `const here = (components) =>
  Object.fromEntries(Object.entries(components).map(([code, component]) => [code, async () => ({ default: component })]))
const inGroups = (groups) =>
  Object.fromEntries(
    groups.flatMap(([load, codes]) =>
      codes.split(' ').map((code) => {
        const pick = (all) => ({ default: all.components[code] })
        return [code, Object.assign(() => load().then(pick), { pick })]
      }),
    ),
  )
`

/** @param isHere which widgets' loaders are wanted */
function loaders(groups: Groups, isHere: (code: string) => boolean): string {
  const grouped = new Set([...groups.values()].flat())
  const alone = [...widgetCodes(), ...screenCodes()].filter((code) => isHere(code) && !grouped.has(code))
  const file = (code: string) => (code.includes('/') ? `${SCREENS}${code}-screen` : `/widgets/${code}/${code}.tsx`)
  const groupsHere = [...groups].filter(([id, codes]) => id !== FIRST_ONES && codes.some(isHere))
  return (
    (firstView.some(isHere) ? `import { components as first } from '${FIRST_ONES}'\n` : 'const first = {}\n') +
    MAKERS +
    table('alone', alone, (code) => `() => import('${file(code)}')`) +
    `const groups = [\n${groupsHere.map(([id, codes]) => `  [() => import('${id}'), '${codes.join(' ')}'],`).join('\n')}\n]\n` +
    'export const loaders = { ...here(first), ...inGroups(groups), ...alone }\n'
  )
}

const allLoaders = () => `import { loaders as home } from '${HOME_LOADERS}'
import { loaders as others } from '${OTHER_LOADERS}'
export const loaders = { ...home, ...others }`

function smallWidgets(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import widget${index} from '/widgets/${code}/${code}.tsx'\n`)
  return `${imports.join('')}export ${table('components', codes, (code) => `widget${codes.indexOf(code)}`)}`
}

const isSmall = (code: string) => statSync(`widgets/${code}/${code}.tsx`).size < SMALL

/** A module's screen stands in the place of a widget by the code that gives it its tools, which comes with it. */
const hostedScreen = (file: string) => `import Screen from '/src/modules/${file}.tsx'
import { hostScreen } from '/src/app/screens/screen-host.tsx'
export default hostScreen(Screen)
`

/** module/screen of every file src/modules/<module>/<screen>-screen.tsx. */
function screenCodes(): string[] {
  const modules = readdirSync('src/modules', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return modules.flatMap(({ name: module }) =>
    readdirSync(`src/modules/${module}`).flatMap((file) => {
      const name = /^(.+)-screen\.tsx$/.exec(file)?.[1]
      return name ? [`${module}/${name}`] : []
    }),
  )
}

function widgetCodes(): string[] {
  return readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/${entry.name}.tsx`))
    .map((entry) => entry.name)
    .sort()
}
