// Bundles the server into dist/server/main.js, with the packages that it uses: Node reads some files instead of a thousand, and translates no
// TypeScript at each start. CommonJS, because V8 takes code that it compiled before for scripts alone (server/compiled-code.mjs).
import { rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { asciiCode } from './ascii-code.mjs'
import { sourceAddresses } from './source-addresses.mjs'

const OUT = 'dist/server'

/** They find files beside themselves: pages, programs, and what their threads run. */
const external = ['@electric-sql/pglite', '@fastify/swagger', '@fastify/swagger-ui', 'pino', 'sharp', 'vite']

/** @param {import('vite').LogLevel} logLevel */
export async function bundleServer(logLevel) {
  await build({
    configFile: false,
    logLevel,
    publicDir: false,
    plugins: [sourceAddresses(OUT), asciiCode()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      ssr: 'server/serve.ts',
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: {
          format: 'cjs',
          entryFileNames: 'main.js',
          chunkFileNames: 'main-[name]-[hash].js',
          comments: false,
        },
      },
    },
  })
  writeFileSync(`${OUT}/package.json`, JSON.stringify({ type: 'commonjs' }))
  // A server that starts meanwhile may put a file there.
  rmSync('dist/compiled', { recursive: true, force: true, maxRetries: 5 })
}
