import './tests/fixtures/begin-shop-day.ts'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser.ts'

/** A name lets several runs go side by side, each with a folder of results of its own. */
const RESULTS = join('test-results', process.env['JOURNEYS_RUN'] ?? '')

/** The journeys of a worker run against a shop of its own, as `npm start` serves it: tests/journeys/fixtures.ts. */
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
    // A button that never comes is told in a third of the journey's time: a broken shop is red three times within a run's minutes.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // Drawing is most of what a browser without a graphics card does: twice as sharp would take four times as long, and change no rule.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    // A worker would answer in the place of what a journey plays: tests/journeys/offline.spec.ts alone has one.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: launchOptions(),
  },
  globalSetup: './tests/journeys/support/first-start.ts',
})
