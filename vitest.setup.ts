import { afterAll, vi } from 'vitest'

/**
 * Before every file: one worker runs many, so each begins with a page that was just opened, and leaves no global of its own behind. What
 * a component shows late is waited for as long as the other tests wait: a machine under load is no failure.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  await import('./tests/fixtures/without-owner-stacks.ts')
  configure({ asyncUtilTimeout: 20_000 })
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
