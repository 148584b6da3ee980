import { defineConfig } from '@playwright/test'
import { browserArgs, browserPath } from './tests/browser.ts'

const PORT = 5190

/** The journeys run against the shop as `npm start` serves it, on a database of their own that begins empty. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { executablePath: browserPath(), args: browserArgs },
  },
  webServer: {
    command: 'node server/start.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(PORT), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
  },
})
