import { afterAll, vi } from 'vitest'

/** ms that a test waits for what comes late, if it comes at all: a machine under load is no failure. */
const PATIENCE = 20_000

const { waitFor } = vi
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) })

/** Before every file: one worker runs many, so each begins with a page that was just opened, and leaves no global of its own behind. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  await import('./tests/fixtures/without-owner-stacks.ts')
  configure({ asyncUtilTimeout: PATIENCE })
  const { happyDOM } = window as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } }
  happyDOM.setURL('http://localhost:3000/')
  document.body.replaceChildren()
  document.head.replaceChildren()
  await import('./tests/fixtures/whole-names.ts')
  await import('./tests/fixtures/cancelled-animations.ts')
  localStorage.clear()
  sessionStorage.clear()
}

afterAll(() => {
  vi.waitFor = waitFor
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
