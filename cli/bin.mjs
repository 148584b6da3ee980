#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cliBundle } from '../build/cli-bundle.mjs'

// A reader that leaves early (`pagoda routes | head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  throw error
})

const repository = fileURLToPath(new URL('..', import.meta.url))

const importTypeScript = async (file) => {
  const { register } = await import('tsx/esm/api')
  register()
  return import(pathToFileURL(file).href)
}

// Where no bundle can be made (a mistake in a source, a folder that can't be written), the sources themselves tell, or do as well.
const bundle = await cliBundle().catch(() => undefined)
const { main, own = {} } = bundle
  ? await import(pathToFileURL(bundle).href)
  : await importTypeScript(join(repository, 'cli', 'main.ts'))

/** What the bundle holds of this repository comes out of it; another project's files are translated. */
const importFile = (file, isChanged) => {
  const name = relative(realpathSync(repository), realpathSync(file)).replaceAll(sep, '/')
  return !isChanged && Object.hasOwn(own, name) ? own[name]() : importTypeScript(file)
}

// Not process.exit(): what is still on its way through a pipe would be cut off.
process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  cwd: process.cwd(),
  env: process.env,
  colour: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  importFile,
})
