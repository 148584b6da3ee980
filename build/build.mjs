// Builds the shop: dist/client (what a shopper downloads, with .br and .gz beside each file) and dist/server (what renders pages, and the
// server itself). `node build/build.mjs server` builds that part alone.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { setFresh } from './freshness.mjs'
import { bundleServer } from './server-bundle.mjs'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const logLevel = process.env.CI ? 'warn' : 'info'

async function buildShop() {
  await build({ logLevel })
  await build({ logLevel, mode: 'older' })
  await build({ logLevel, mode: 'studio' })
  await build({ logLevel, mode: 'worker' })
  await build({ logLevel, build: { ssr: 'src/app/entry-server.tsx' } })
  const { module } = await runnerImport('./build/keep-validators.ts')
  module.keepValidators()
  const folder = 'dist/client/assets'
  for (const name of await readdir(folder)) {
    if (!/\.(?:m?js|css|svg)$/.test(name)) continue
    const file = join(folder, name)
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
  }
}

const asked = process.argv.slice(2)
if (asked.length === 0 || asked.includes('shop')) {
  await buildShop()
  setFresh('shop')
}
// Also after the shop, whose build empties the folder that the server stands in.
await bundleServer(logLevel)
setFresh('server')
