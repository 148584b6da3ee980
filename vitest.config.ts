import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { widgetLoaders } from './build/widget-loaders.ts'

export default defineConfig({
  plugins: [react(), widgetLoaders()],
  test: {
    include: ['{schemas,src,widgets,server,cli,tests,bench,build}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'cli/templates/**', 'node_modules/**', 'dist/**'],
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a machine under load is no failure.
    expect: { poll: { timeout: 20_000 } },
  },
})
