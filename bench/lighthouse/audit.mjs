import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { register } from 'tsx/esm/api'

register()
const { launchOptions } = await import('../../tests/browser.ts')

export const DEBUG_PORT = 9333

export function openBrowser() {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${DEBUG_PORT}`] })
}

/**
 * One visit of an address by Lighthouse, in the browser of openBrowser.
 * @returns ms (lcp, tbt), cls, bytes of scripts over the wire (js), marks of 0 to 100 by category, audits not passed
 */
export async function audit(address, settings) {
  const { lhr } = await lighthouse(address, { port: DEBUG_PORT, logLevel: 'error', output: 'json', ...settings })
  const value = (id) => lhr.audits[id]?.numericValue ?? 0
  const scripts = lhr.audits['network-requests']?.details?.items.filter((item) => item.resourceType === 'Script') ?? []
  return {
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    js: scripts.reduce((sum, item) => sum + item.transferSize, 0),
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}
