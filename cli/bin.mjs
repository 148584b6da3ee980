#!/usr/bin/env node
import { cliBundle } from '../build/cli-bundle.mjs'
import { load } from './load.mjs'
import { beside } from './beside.mjs'

// A reader that leaves early (`pagoda routes | head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  throw error
})

const bundle = await cliBundle().catch(() => undefined)
const { main, importFile } = await load(bundle)

// Not process.exit(): what is still on its way through a pipe would be cut off.
process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  cwd: process.cwd(),
  env: process.env,
  colour: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  importFile,
  beside: (name, task) => beside(bundle, name, task),
})
