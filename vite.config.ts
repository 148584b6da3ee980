import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetList } from './build/asset-list.ts'
import { widgetLoaders } from './build/widget-loaders.ts'

const BASE = '/tc-fostay/'

/** Two builds from one file: `vite build` is what a shopper downloads, `vite build --ssr` what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  base: BASE,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), widgetLoaders(), ...(isSsrBuild ? [] : [assetList()])],
  css: { modules: { generateScopedName: '[local]_[hash:5]' } },
  build: isSsrBuild ? serverBuild : clientBuild,
  // React's development half must not reach the server's bundle, whatever the environment of the build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
}))

const clientBuild = {
  outDir: 'dist/client',
  target: 'es2022',
  sourcemap: false,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { app: 'src/app/entry-client.tsx', gallery: 'src/app/gallery-client.tsx' },
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
    },
  },
}

const serverBuild = {
  outDir: 'dist/server',
  target: 'node20',
  ssr: 'src/app/entry-server.tsx',
  rolldownOptions: { output: { entryFileNames: '[name].js' } },
}
