import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './build/asset-list.ts'
import { bareImports } from './build/bare-imports.ts'
import { lightReact } from './build/light-react.ts'
import { lightRouter } from './build/light-router.ts'
import { widgetLoaders } from './build/widget-loaders.ts'

const BASE = '/tc-fostay/'

/** Three builds from one file: the shop (`vite build`), the studio (`--mode studio`), and what the server renders with (`--ssr`). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: BASE,
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    lightRouter(),
    // The studio may use all of React.
    ...(mode === 'studio' ? [] : [lightReact()]),
    widgetLoaders(),
    ...(isSsrBuild ? [] : [bareImports(), assetList(`${nameOf(mode)}-assets.json`)]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild ? serverBuild : clientBuild(nameOf(mode)),
  // React's development half must not reach the server's bundle, whatever the environment of the build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
}))

/** A class is named with the mark of its file, which all classes of the file share: marks of their own would be what compresses least. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

const nameOf = (mode: string) => (mode === 'studio' ? 'studio' : 'shop')

/** The studio is built apart: together, what both use would be cut into chunks that a shopper would have to fetch one by one. */
const entries = {
  shop: { app: 'src/app/entry-client.tsx' },
  studio: {
    gallery: 'src/app/gallery/gallery-client.tsx',
    canvas: 'src/app/canvas/canvas-client.tsx',
    studio: 'src/app/studio/studio-client.tsx',
  },
}

/** A widget's door imports its component for when it is wanted: the server's one file, and the app's, hold some of them from the start. */
const checks = { ineffectiveDynamicImport: false }

/** What the app's first file is made of, with all that they import: its entry, the bundler's own helpers, and what the recorder shares. */
const FIRST_FILE = /src\/app\/entry-client\.tsx|rolldown\/runtime|src\/app\/tracking\/visit\.ts/

/** What the server alone needs for the first page, and the browser from the first touch on: without a file of its own it would be in the first one. */
const AFTER_A_TOUCH = /src\/domain\/phrases\.ts/

const clientBuild = (name: keyof typeof entries) => ({
  outDir: 'dist/client',
  emptyOutDir: name === 'shop',
  target: 'es2022',
  sourcemap: false,
  // No lists of what else a part needs: they would stand in the first file, and nearly all of it is that file itself.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: entries[name],
    checks,
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      // The canvas of the studio has the shop's own parts once more, which no shopper loads.
      chunkFileNames: ({ name: part }: { readonly name: string }) =>
        `assets/${name === 'studio' ? 'studio-' : ''}${part.startsWith('widgets-') ? 'w' : '[name]'}-[hash].js`,
      assetFileNames: 'assets/[name]-[hash][extname]',
      // One file for all that the first view needs: what it shares with code that comes later would be chunks of some bytes each.
      codeSplitting:
        name === 'shop'
          ? {
              groups: [
                { name: 'app', test: FIRST_FILE },
                { name: 'phrases', test: AFTER_A_TOUCH, priority: 1 },
              ],
            }
          : undefined,
    },
  },
})

const serverBuild = {
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: {
    output: { entryFileNames: '[name].js' },
    checks,
  },
}
