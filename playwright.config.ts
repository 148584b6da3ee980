import './tests/fixtures/begin-shop-day.ts'
import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser.ts'
import { PATIENT } from './tests/journeys/support/shop-process.ts'

/** Another port lets several runs go side by side, each with a database and a folder of results of its own. */
const PORT = Number(process.env['JOURNEYS_PORT'] ?? 5190)
const RESULTS = PORT === 5190 ? 'test-results' : `test-results/${PORT}`
const DATA = `${RESULTS}/data`
const LOG = `${RESULTS}/shop.log`
process.env['SHOP_LOG'] = LOG
mkdirSync(RESULTS, { recursive: true })

/** The journeys run against the shop as `npm start` serves it, on a database of their own that begins as the sandbox's first day. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `${RESULTS}/journeys`,
  timeout: 180_000,
  // What is waited for comes when it comes: a machine under load is no failure.
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screens/pictures/{arg}{ext}',
      stylePath: 'tests/journeys/screens/pictures.css',
      // They are compared in the browser that made them, which draws alike each time: one small word that moved is more than this.
      threshold: 0.05,
      maxDiffPixels: 20,
    },
  },
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 390, height: 844 },
    // Drawing is most of what a browser without a graphics card does: twice as sharp would take four times as long, and change no rule.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: launchOptions(),
  },
  globalTeardown: './tests/journeys/support/log-teardown.ts',
  webServer: {
    // Without a shell in between it sees that Playwright is gone, and ends (serve-shop.mjs).
    command: `${process.platform === 'win32' ? '' : 'exec '}node tests/fixtures/serve-shop.mjs > ${LOG}`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(PORT), DATA_DIR: DATA, LOG_LEVEL: 'info', ...PATIENT },
  },
})
