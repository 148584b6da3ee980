import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What shoppers download is made of these; the studio has a React of its own. */
const FOLDERS = ['src', 'widgets']
const ELSEWHERE = /^src\/(?:studio|app\/(?:studio|canvas|gallery))\/|\.test\.tsx?$/

/** What the sources of the shop ask of React, by name. @param root folder of the project */
export function askedOfReact(root = '.'): ReadonlySet<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ).filter((path) => /\.tsx?$/.test(path) && !ELSEWHERE.test(path))
  return new Set(files.flatMap((path) => askedIn(readFileSync(join(root, path), 'utf8'))))
}

/** Imported by name, also by another one (`useReducer as useSteps`), or asked of React itself. */
export function askedIn(source: string): string[] {
  const lists = [...source.matchAll(/import\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react['"]/g)].map(
    ([, list = '']) => list,
  )
  const named = lists.flatMap((list) => list.split(',')).map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
  return [...named.filter(Boolean), ...[...source.matchAll(/\bReact\.(\w+)/g)].map(([, name = '']) => name)]
}
