import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { launchEnv } from './launch.ts'
import { fontconfigOf } from './packaged-font.ts'
import { CHROMIUM, FONT } from './packages.ts'
import { reasonOf } from './probe.ts'
import { folderOf, hasIntegrity } from './registry-package.ts'
import { remember, remembered } from './remembered.ts'
import { causeOf, npm, runTool } from './tool.ts'

describe('what is remembered', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagoda-provision-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'cache/browser.json')
  const there = (name: string) => {
    writeFileSync(join(folder, name), '')
    return join(folder, name)
  }

  test('is given back as long as all of it is there', () => {
    const found = { executablePath: there('chrome'), fontconfig: there('fonts.conf') }
    remember(found, file())
    expect(remembered(file())).toEqual(found)
  })

  test('counts for nothing once a part of it is gone', () => {
    const found = { executablePath: there('chrome'), fontconfig: there('fonts.conf') }
    remember(found, file())
    rmSync(found.fontconfig)
    expect(remembered(file())).toBeUndefined()
  })

  test.each(['', 'null', '{}', '{"executablePath": 1}', '{"executablePath": "/nowhere/chrome"}'])(
    'is nothing when the file holds %j',
    (content) => {
      const damaged = there('damaged.json')
      writeFileSync(damaged, content)
      expect(remembered(damaged)).toBeUndefined()
    },
  )

  test('is nothing before the first time', () => {
    expect(remembered(file())).toBeUndefined()
  })
})

describe('what a browser is started with', () => {
  test('the variables of this process, unless it needs more', () => {
    expect(launchEnv({}, { PATH: '/bin' })).toBeUndefined()
  })

  test('its libraries before those that were asked for, its fonts, and the rest as it was', () => {
    const own = { PATH: '/bin', LD_LIBRARY_PATH: '/mine', GONE: undefined }
    expect(launchEnv({ libraries: '/lib', fontconfig: '/fonts.conf' }, own)).toEqual({
      PATH: '/bin',
      LD_LIBRARY_PATH: '/lib:/mine',
      FONTCONFIG_FILE: '/fonts.conf',
    })
  })

  test('a folder with an ampersand stays XML', () => {
    expect(fontconfigOf('/a&b', '/c')).toContain('<dir>/a&amp;b</dir>')
  })
})

describe('a pinned package', () => {
  test.each([CHROMIUM, FONT])('$name has an exact version and the sum of its archive', ({ version, integrity }) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(integrity).toMatch(/^sha512-/)
  })

  test('lies in a folder of its version', () => {
    expect(folderOf({ name: '@scope/thing', version: '1.2.3' })).toMatch(/scope-thing-1\.2\.3$/)
  })

  test('is refused when a byte of it differs', () => {
    const sum = `sha512-${createHash('sha512').update('whole').digest('base64')}`
    expect(hasIntegrity(Buffer.from('whole'), sum)).toBe(true)
    expect(hasIntegrity(Buffer.from('whale'), sum)).toBe(false)
  })
})

describe('a tool', () => {
  const node = (code: string) => ({ command: process.execPath, args: ['-e', code] })

  test('that fails tells the line with the cause', () => {
    const code = `console.error('trying\\nError: no answer\\n    at somewhere'); process.exit(1)`
    expect(() => runTool(node(code), { seconds: 60 })).toThrow(/^Error: no answer$/)
  })

  test('that does not end is ended', () => {
    expect(() => runTool(node('setInterval(() => {}, 1000)'), { seconds: 0.05 })).toThrow('was not ready after 0.05 s')
  })

  test('that is not there is named', () => {
    expect(() => runTool({ command: 'no-such-tool', args: [] }, { seconds: 60 })).toThrow(
      'no-such-tool could not be run',
    )
  })

  test.each([
    [
      'npm error code ENOTFOUND\nnpm error syscall connect\nnpm error network request failed',
      'npm error network request failed',
    ],
    ['W: old\nE: Unable to locate package chromium', 'E: Unable to locate package chromium'],
    ['\n  something went wrong\n', 'something went wrong'],
    ['', ''],
  ])('complains %j', (complaint, cause) => {
    expect(causeOf(complaint)).toBe(cause)
  })

  test('npm is the one that started this run, else the one on the PATH, on Windows through the shell', () => {
    const machine = (platform: NodeJS.Platform, cli?: string) => ({
      platform,
      env: { npm_execpath: cli },
      execPath: '/node',
    })
    expect(npm(['ci'], machine('linux', '/npm/bin/npm-cli.js'))).toEqual({
      command: '/node',
      args: ['/npm/bin/npm-cli.js', 'ci'],
    })
    expect(npm(['ci'], machine('linux', '/yarn/yarn.js'))).toEqual({ command: 'npm', args: ['ci'] })
    expect(npm(['ci'], machine('win32'))).toEqual({ command: 'npm.cmd', args: ['ci'], shell: true })
  })
})

test('a browser that does not start says which library it lacks', () => {
  const message = `browserType.launch: Target closed\nBrowser logs:\n[pid=1][err] /x/chrome: error while loading shared libraries: libnspr4.so: cannot open`
  expect(reasonOf(new Error(message))).toBe('/x/chrome: error while loading shared libraries: libnspr4.so: cannot open')
  expect(reasonOf('no luck')).toBe('no luck')
})
