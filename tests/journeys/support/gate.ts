import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What a browser complained of during a journey. A journey that provokes a complaint names it beforehand. */
export interface Gate {
  /** Follows a browser context: its console, its errors and its failed requests. */
  readonly watch: (context: BrowserContext) => void
  /** Complaints of this form belong to the journey. */
  readonly allow: (pattern: RegExp) => void
  /** Everything else that was complained of. */
  readonly complaints: () => readonly string[]
}

/** Chromium's notes on its own machine, which no page can mend, and Playwright's on the worker that it keeps away (playwright.config.ts). */
const OWN_NOISE = /GroupMarkerNotSet|GPU stall|software WebGL|Service Worker registration blocked by Playwright/

/** A browser stops what nobody wants any more, such as the pictures of a page that was left. */
const CANCELLED = 'net::ERR_ABORTED'

const isComplaint = (message: ConsoleMessage) => ['error', 'warning', 'assert'].includes(message.type())

export function createGate(): Gate {
  const found: string[] = []
  const allowed: RegExp[] = [OWN_NOISE]
  return {
    allow: (pattern) => void allowed.push(pattern),
    complaints: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    watch(context) {
      context.on('console', (message) => {
        if (isComplaint(message)) found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => found.push(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed'
        if (reason !== CANCELLED) found.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`)
      })
    },
  }
}
