import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './build/asset-list.ts'
import { widgetLoaders } from './build/widget-loaders.ts'

const BASE = '/tc-fostay/'

/** Three builds from one file: the shop (`vite build`), the studio (`--mode studio`), and what the server renders with (`--ssr`). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: BASE,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), widgetLoaders(), ...(isSsrBuild ? [] : [assetList(`${nameOf(mode)}-assets.json`)])],
  css: { modules: { generateScopedName: '[local]_[hash:5]' } },
  build: isSsrBuild ? serverBuild : clientBuild(nameOf(mode)),
  // React's development half must not reach the server's bundle, whatever the environment of the build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
}))

const FIRST_SHARED =
  /\/src\/(?:ui\/(?:brand-mark|icon-button|link|picture|scroller|section-title|price|card|tag|button|motion)\/|domain\/(?:price|money|package-offer|dates)\.ts)|small-widgets\/first/

const nameOf = (mode: string) => (mode === 'studio' ? 'studio' : 'shop')

/** The studio is built apart: together, what both use would be cut into chunks that a shopper would have to fetch one by one. */
const entries = { shop: { app: 'src/app/entry-client.tsx' }, studio: { gallery: 'src/app/gallery-client.tsx' } }

const clientBuild = (name: keyof typeof entries) => ({
  outDir: 'dist/client',
  emptyOutDir: name === 'shop',
  target: 'es2022',
  sourcemap: false,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: entries[name],
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      // What the first view's widgets share with others would be a chunk of some hundred bytes each.
      codeSplitting: { groups: name === 'shop' ? [{ name: 'first', test: FIRST_SHARED }] : [] },
    },
  },
})

const serverBuild = {
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: { output: { entryFileNames: '[name].js' } },
}
