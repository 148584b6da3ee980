// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import DocumentView from './document-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (file: string) => render(<DocumentView file={file} title="度假手册" {...fakeTools()} />)

describe('document-view', () => {
  it('opens and keeps a document of the shop, and shows it in the page where the browser can', () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: true })
    show('resort-guide')
    const address = '/tc-fostay/media/resort-guide.pdf'
    expect(screen.getByRole('link', { name: '打开文件' }).getAttribute('href')).toBe(address)
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('download')).toBe('度假手册.pdf')
    expect(screen.getByTitle('度假手册').getAttribute('src')).toBe(address)
  })

  it('has no frame where a browser would show it empty', () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: false })
    show('resort-guide')
    expect(screen.queryByTitle('度假手册')).toBeNull()
  })

  it('has no frame for a finger: its own scrolling would catch the page’s', () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: true })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    show('resort-guide')
    expect(screen.queryByTitle('度假手册')).toBeNull()
  })

  it.each([
    'https://evil.example/a',
    '//evil.example/a',
    '../../healthz',
    'a/b',
    'a.pdf?x=1',
    'javascript:alert(1)',
    '',
  ])('shows nothing of %j', (file) => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: true })
    expect(show(file).container.innerHTML).toBe('')
  })
})
