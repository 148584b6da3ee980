import { describe, expect, it, vi } from 'vitest'
import { loadPage } from './load-page.ts'

const source = { name: 'home', file: 'pages/home.json', text: '{}' }

describe('loadPage', () => {
  it('[R1] gives the source of a page that there is', () => {
    expect(loadPage('home', () => source)).toEqual({ ok: true, source })
  })

  it('[R1] says page-not-found when the reader has none', () => {
    expect(loadPage('home', () => undefined)).toEqual({ ok: false, code: 'page-not-found' })
  })

  it.each(['../secret', 'home.json', '', '/etc/passwd', '__proto__', 'a/b', 'a\n'])(
    '[R1] does not ask the reader for %j',
    (name) => {
      const read = vi.fn(() => source)
      expect(loadPage(name, read)).toEqual({ ok: false, code: 'page-not-found' })
      expect(read).not.toHaveBeenCalled()
    },
  )
})
