import { describe, expect, test } from 'vitest'
import { candidates, type Machine } from './candidates.ts'

interface Files {
  readonly platform?: NodeJS.Platform
  readonly env?: Record<string, string>
  readonly playwright?: string
  readonly files: readonly string[]
}

/** A machine that holds these files and no other. */
function machineWith({ platform = 'linux', env = {}, playwright = '', files }: Files): Machine {
  const between = platform === 'win32' ? '\\' : '/'
  return {
    platform,
    env,
    playwrightChromium: playwright,
    exists: (path) => files.includes(path),
    names: (folder) => [
      ...new Set(
        files
          .filter((file) => file.startsWith(`${folder}${between}`))
          .map((file) => file.slice(folder.length + 1).split(between)[0] ?? ''),
      ),
    ],
  }
}

const pathsOf = (files: Files) => candidates(machineWith(files)).map(({ path }) => path)

describe('the browsers of a machine', () => {
  test('a bare machine has none', () => {
    expect(
      pathsOf({ files: [], playwright: '/home/me/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome' }),
    ).toEqual([])
  })

  test('on a system that Playwright does not know, an installed one is found', () => {
    expect(pathsOf({ files: ['/usr/bin/chromium'] })).toEqual(['/usr/bin/chromium'])
  })

  test('Playwright’s own stand before installed ones, and a headless shell before a whole browser', () => {
    const own = '/home/me/.cache/ms-playwright'
    const files = [
      '/usr/bin/google-chrome',
      '/usr/bin/chromium',
      '/usr/lib/chromium/chromium-headless-shell',
      `${own}/chromium-1255/chrome-linux64/chrome`,
      `${own}/chromium_headless_shell-1255/INSTALLATION_COMPLETE`,
      `${own}/chromium_headless_shell-1255/chrome-headless-shell-linux64/LICENSE`,
      `${own}/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`,
    ]
    expect(pathsOf({ files, playwright: `${own}/chromium-1255/chrome-linux64/chrome` })).toEqual([
      `${own}/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`,
      `${own}/chromium-1255/chrome-linux64/chrome`,
      '/usr/lib/chromium/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
    ])
  })

  test('the headless shell of another revision than Playwright’s is not taken', () => {
    const own = '/home/me/.cache/ms-playwright'
    const files = [`${own}/chromium_headless_shell-1200/chrome-linux/headless_shell`]
    expect(pathsOf({ files, playwright: `${own}/chromium-1255/chrome-linux64/chrome` })).toEqual([])
  })

  test('CHROMIUM_PATH is the only one', () => {
    const files = ['/usr/bin/chromium', '/opt/chrome']
    expect(pathsOf({ files, env: { CHROMIUM_PATH: '/opt/chrome' } })).toEqual(['/opt/chrome'])
  })

  test('CHROMIUM_PATH that leads nowhere says so, though others are there', () => {
    expect(() => pathsOf({ files: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/opt/gone' } })).toThrow(
      'CHROMIUM_PATH is /opt/gone, and there is no such file',
    )
  })

  test('macOS: Chrome before Chromium and Edge; Playwright’s own before all', () => {
    const own = '/Users/me/Library/Caches/ms-playwright'
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
    const shell = `${own}/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell`
    const playwright = `${own}/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`
    expect(pathsOf({ platform: 'darwin', files: [edge, chrome, shell], playwright })).toEqual([shell, chrome, edge])
  })

  test('Windows: Chrome for everybody, Chrome of this user, Edge; Playwright’s own before all', () => {
    const local = 'C:\\Users\\me\\AppData\\Local'
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    const ownChrome = `${local}\\Google\\Chrome\\Application\\chrome.exe`
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    const shell = `${local}\\ms-playwright\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe`
    expect(
      pathsOf({
        platform: 'win32',
        env: { LOCALAPPDATA: local },
        files: [edge, ownChrome, chrome, shell],
        playwright: `${local}\\ms-playwright\\chromium-1255\\chrome-win64\\chrome.exe`,
      }),
    ).toEqual([shell, chrome, ownChrome, edge])
  })
})
