import { defineConfig } from '@playwright/test'
import { browserArgs, browserPath } from './tests/browser.ts'

/** Another port lets several runs go side by side, each with a database and a folder of results of its own. */
const PORT = Number(process.env['JOURNEYS_PORT'] ?? 5190)
const RESULTS = PORT === 5190 ? 'test-results' : `test-results/${PORT}`
const DATA = `${RESULTS}/data`

/** What an earlier run left would be there still. */
const emptied = `node -e "fs.rmSync('${DATA}', { recursive: true, force: true })"`

/** The journeys run against the shop as `npm start` serves it, on a database of their own that begins empty. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `${RESULTS}/journeys`,
  timeout: 180_000,
  fullyParallel: true,
  workers: 2,
  // A machine that stands still for a while breaks what is measured in seconds: such a journey has a second try, and is named at the end.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: `${RESULTS}/journeys.json` }]],
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
    command: `${emptied} && node server/start.mjs`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(PORT), DATA_DIR: DATA, LOG_LEVEL: 'warn' },
  },
})
