import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))

const importTypeScript = async (file) => {
  const { register } = await import('tsx/esm/api')
  register()
  return import(pathToFileURL(file).href)
}

/**
 * The command line, out of its bundle; without one, where none can be made (a mistake in a source, a folder that can't be written), the
 * sources themselves tell, or do as well.
 * @param {string | undefined} bundle
 */
export async function load(bundle) {
  const { main, own = {} } = bundle
    ? await import(pathToFileURL(bundle).href)
    : await importTypeScript(join(repository, 'cli', 'main.ts'))

  /** What the bundle holds of this repository comes out of it; another project's files are translated. */
  const importFile = (file, isChanged) => {
    const name = relative(realpathSync(repository), realpathSync(file)).replaceAll(sep, '/')
    return !isChanged && Object.hasOwn(own, name) ? own[name]() : importTypeScript(file)
  }
  /** A file of the command line itself. */
  const importOwn = (name) => (bundle ? own[name]() : importTypeScript(join(repository, name)))
  return { main, importFile, importOwn }
}
