// Bundles the server into dist/server/main.js: Node reads one file instead of some hundreds, and translates no TypeScript at each start.
import { build } from 'vite'
import { sourceAddresses } from './source-addresses.mjs'

const OUT = 'dist/server'

/** @param {import('vite').LogLevel} logLevel */
export const bundleServer = (logLevel) =>
  build({
    configFile: false,
    logLevel,
    publicDir: false,
    plugins: [sourceAddresses(OUT)],
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
