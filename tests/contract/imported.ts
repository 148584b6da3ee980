import { resolve } from 'node:path'

/**
 * A module of the project by its path from the root. Where the path is made when the test runs, a list of all that it may be would be made
 * when the file is transformed, and kept: a widget that was new since then would not be in it.
 */
export const imported = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ resolve(path)) as Promise<Module>
