/** What a file of the operators is. */
export type FileKind = 'page' | 'part' | 'routes' | 'theme'

/** What a file is, by its place: pages/home.json, pages/parts/hero.json, pages/themes/sea.json, pages/routes.json. */
export function kindOf(file: string): FileKind {
  const [name = '', folder] = file.split(/[\\/]/).toReversed()
  if (folder === 'themes') return 'theme'
  if (folder === 'parts') return 'part'
  return name === 'routes.json' ? 'routes' : 'page'
}

/** pages/home.json -> home */
export const nameOf = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.json$/, '')
