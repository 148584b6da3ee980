import type { Import } from './import-graph.ts'

/** A sentence that holds for every import of the project. */
export interface Layer {
  readonly name: string
  /** The folder whose imports the sentence limits, and what they may be beside the folder itself: the README's table says the same. */
  readonly folder?: string
  readonly mayImport?: readonly string[]
  readonly breaks: (edge: Import) => boolean
}

const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
const isOurs = (path: string) => /\.(?:tsx?|mjs|css|json)$/.test(path)
/** Tests, and what they alone are made with. */
export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path) || within(path, 'tests', 'bench')

/** Files of a folder may import these folders and packages, and nothing else of the project. */
function only(
  name: string,
  from: string,
  folders: readonly string[],
  packages: 'any' | readonly RegExp[] = 'any',
): Layer {
  return {
    ...{ name, folder: from, mayImport: folders },
    breaks: ({ from: file, to, isType }) => {
      if (!within(file, from) || isTest(file)) return false
      if (isOurs(to)) return !within(to, from, ...folders)
      return packages !== 'any' && !isType && !packages.some((allowed) => allowed.test(to))
    },
  }
}

const react = /^(?:react|react-dom|react-router-dom)(?:\/|$)/

const WIDGETS_MAY_IMPORT = ['schemas', 'src/domain', 'src/kit', 'src/ui'] as const
/** The page language, the form of an endpoint, and of the domain what is of no shop: time, counts, bounds of files. */
const ENGINE_MAY_IMPORT = [
  ...['schemas/page', 'schemas/json-schema.ts', 'schemas/keywords.ts', 'schemas/api/contract.ts', 'src/kit'],
  ...['calendar', 'count-text', 'dates', 'file-limits', 'json-bounds', 'schedule'].map(
    (name) => `src/domain/${name}.ts`,
  ),
] as const
const SERVER_MAY_IMPORT = [
  ...['schemas', 'src/domain', 'src/kit', 'src/engine/server', 'src/studio/document', 'build', 'sandbox'],
] as const

/** schemas <- domain <- (kit | ui | api) <- (widgets | page | modules | studio) <- app; server and cli beside them. */
export const layers: readonly Layer[] = [
  only('schemas import nothing but schemas', 'schemas', [], [/^json-schema-to-ts$/]),
  only('domain is pure: schemas only, no package but dayjs', 'src/domain', ['schemas'], [/^dayjs(?:\/|$)/]),
  only(
    'the kit knows schemas and domain, and what keeps the state of a journey',
    'src/kit',
    ['schemas', 'src/domain'],
    [/^valtio$/, /^react$/],
  ),
  only('the design system knows schemas and domain', 'src/ui', ['schemas', 'src/domain', 'src/kit']),
  only('the API client knows kit, schemas and domain', 'src/api', ['schemas', 'src/domain', 'src/kit']),
  only('the engine knows no hotels, members, money or studio', 'src/engine', ENGINE_MAY_IMPORT),
  {
    name: 'the engine core needs no React',
    breaks: ({ from, to, isType }) =>
      within(from, 'src/engine/core', 'src/engine/checks') &&
      !isTest(from) &&
      !isType &&
      (react.test(to) || within(to, 'src/engine/react')),
  },
  {
    ...{
      name: 'a widget imports only itself, kit, ui, domain and schemas',
      folder: 'widgets',
      mayImport: WIDGETS_MAY_IMPORT,
    },
    breaks: ({ from, to }) => {
      const own = /^widgets\/[^/]+\//.exec(from)?.[0]
      if (!own || isTest(from) || !isOurs(to)) return false
      return !to.startsWith(own) && !within(to, ...WIDGETS_MAY_IMPORT)
    },
  },
  only('a module knows kit, ui, api, domain and schemas', 'src/modules', [
    'schemas',
    'src/domain',
    'src/kit',
    'src/ui',
    'src/api',
  ]),
  {
    name: 'modules are islands with one door, which the list of modules alone opens',
    breaks: ({ from, to }) => {
      const target = /^src\/modules\/([^/]+)\/(.+)$/.exec(to)
      if (!target || isTest(from) || within(from, `src/modules/${target[1]}`)) return false
      return from !== 'src/modules/index.ts' || target[2] !== 'index.ts'
    },
  },
  only('the studio knows kit, ui, api, domain and schemas; what it edits it gets from the server', 'src/studio', [
    'schemas',
    'src/domain',
    'src/kit',
    'src/ui',
    'src/api',
  ]),
  only(
    'the document of the studio is pure: the server runs it too',
    'src/studio/document',
    ['schemas', 'src/domain'],
    [/^immer$/, /^jsonc-parser$/],
  ),
  {
    name: 'nothing but the app, the server and the tools knows the app',
    breaks: ({ from, to }) =>
      within(to, 'src/app') &&
      !within(from, 'src/app', 'server/ssr', 'server/studio/canvas', 'src/studio') &&
      !isTest(from),
  },
  {
    ...{
      name: 'the server shares contracts and rules, and loads the built app',
      folder: 'server',
      mayImport: SERVER_MAY_IMPORT,
    },
    breaks: ({ from, to, isType }) =>
      within(from, 'server') && !isTest(from) && isOurs(to) && !within(to, 'server', ...SERVER_MAY_IMPORT) && !isType,
  },
  only('what the sandbox tells of is data, with contracts and rules alone', 'sandbox', ['schemas', 'src/domain']),
  {
    name: 'what draws the pictures is a package of its own: the shop knows the files that it wrote, and it knows nothing of the shop',
    breaks: ({ from, to }) => isOurs(to) && within(from, 'sandbox/pictures') !== within(to, 'sandbox/pictures'),
  },
  {
    name: 'the sandbox’s side of the server alone knows what the sandbox tells of; who starts it asks for it when it is wanted',
    breaks: ({ from, to }) =>
      within(to, 'sandbox') &&
      !within(from, 'sandbox', 'server/sandbox', 'tests') &&
      from !== 'server/serve.ts' &&
      !isTest(from) &&
      !/\/testing\//.test(from),
  },
  {
    name: 'the sandbox’s side of the server is loaded by a sandbox alone, through its one door',
    breaks: ({ from, to, isType, isDynamic }) => {
      const isDoor = to === 'server/sandbox/index.ts' && isDynamic
      const isSide = within(to, 'server/sandbox') || /^server\/ports\/[^/]+-sandbox\.ts$/.test(to)
      const isServer = within(from, 'server') && !within(from, 'server/sandbox') && !/\/testing\//.test(from)
      return isSide && !isDoor && !isType && isServer && !isTest(from)
    },
  },
  {
    name: 'the library of caches is the server’s: a browser would carry it along',
    breaks: ({ from, to }) => /^lru-cache(?:\/|$)/.test(to) && !within(from, 'server', 'src/engine/server'),
  },
  {
    name: 'the SDK of assistants is loaded by pagoda mcp, when one is there',
    breaks: ({ from, to, isType, isDynamic }) =>
      /^@modelcontextprotocol\//.test(to) &&
      !isTest(from) &&
      !(within(from, 'cli/commands/mcp') && (isType || isDynamic)),
  },
  only('an example has the engine by its package alone', 'examples', [], [/^(?:pagoda\/|node:|react$)/]),
  only('the CLI reads what it checks', 'cli', [
    'schemas',
    'src/kit',
    'src/domain',
    'src/engine/core',
    'src/engine/checks',
    'src/engine/vite',
    'src/engine/site.ts',
    'src/modules',
    'src/studio/document',
    'src/studio/calls',
    'widgets',
    'pages',
    'package.json',
    'build/cli-bundle.mjs',
    'build/validator-store.ts',
  ]),
]
