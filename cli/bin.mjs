#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { cliBundle } from '../build/cli-bundle.mjs'

// A reader that leaves early (`pagoda routes | head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  throw error
})

const importTypeScript = async (address) => {
  const { register } = await import('tsx/esm/api')
  register()
  return import(address)
}

// Where no bundle can be made (a mistake in a source, a folder that can't be written), the sources themselves tell, or do as well.
const bundle = await cliBundle().catch(() => undefined)
const { main } = bundle ? await import(pathToFileURL(bundle).href) : await importTypeScript('./main.ts')
// Not process.exit(): what is still on its way through a pipe would be cut off.
process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  cwd: process.cwd(),
  env: process.env,
  colour: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  importFile: importTypeScript,
})
