// Bundles the server into dist/server/main.js: Node reads one file instead of some hundreds, and translates no TypeScript at each start.
import { relative } from 'node:path'
import { build } from 'vite'

const OUT = 'dist/server'

/**
 * What a file of the server finds beside itself (migrations, the embedded database's worker) stays where the source is: the bundle only
 * stands for the code.
 * @returns {import('vite').Plugin}
 */
const sourceAddresses = () => ({
  name: 'source-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined
    const from = relative(OUT, id.split('?', 1)[0]).replaceAll('\\', '/')
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`),
      map: null,
    }
  },
})

/** @param {import('vite').LogLevel} logLevel */
export const bundleServer = (logLevel) =>
  build({
    configFile: false,
    logLevel,
    publicDir: false,
    plugins: [sourceAddresses()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      ssr: 'server/main.ts',
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name]-[hash].js' },
      },
    },
  })
