import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { assert, expect, onTestFinished, test } from 'vitest'
import { remember, remembered } from '../browser.ts'
import { provide, type Way } from './provide.ts'
import { browserWays } from './this-machine.ts'

const way = (...paths: string[]): Way => ({
  title: `To ${paths.join(' or ')}`,
  get: () => paths.map((executablePath) => ({ executablePath })),
})

const noAnswer: Way = { title: 'A download', get: () => assert.fail('no answer') }

/** The path of the browser that is found where their names say what they do, and what was said. */
async function provided(browsers: readonly Way[], fonts: readonly Way[] = []) {
  const said: string[] = []
  const { executablePath: path } = await provide({
    browsers,
    fonts: () => fonts,
    say: (line) => said.push(line),
    tryOut: async ({ executablePath = '' }) => {
      assert(executablePath !== '/broken', 'Closed\n/x: error while loading shared libraries: libnspr4.so')
      return { version: '159.0', drawsChinese: executablePath.includes('chinese') }
    },
  })
  return { path, said }
}

test('the first browser that starts is taken, by the first way that leads to one', async () => {
  const { path, said } = await provided([way('/broken'), noAnswer, way('/broken', '/chinese', '/boxes'), way('/boxes')])
  expect(path).toBe('/chinese')
  expect(said).toContain('  /x: error while loading shared libraries: libnspr4.so')
})

test('a browser that draws boxes gets the first font with which it draws letters', async () => {
  const { path } = await provided([way('/boxes')], [noAnswer, way('/boxes'), way('/with-chinese-font')])
  expect(path).toBe('/with-chinese-font')
})

test('where no way leads to a browser, or to a font, it says what to do', async () => {
  await expect(provided([way('/broken'), noAnswer])).rejects.toThrow('install Chrome or Chromium')
  await expect(provided([way('/boxes')], [noAnswer])).rejects.toThrow('apt-get install fonts-noto-cjk')
})

test('CHROMIUM_PATH is the only way where it is set, and none when it leads nowhere', () => {
  expect(browserWays(process.execPath).map(({ title }) => title)).toEqual(['The browser of CHROMIUM_PATH'])
  expect(() => browserWays('/opt/gone')).toThrow('CHROMIUM_PATH is /opt/gone, and there is no such file')
})

function fileWith(content: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'pagoda-provision-')), 'file')
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  writeFileSync(file, content)
  return file
}

test('what was found is remembered as long as its files are there', () => {
  const [file, fonts] = [fileWith(''), fileWith('')]
  const found = { executablePath: process.execPath, env: { FONTCONFIG_FILE: fonts } }
  remember(found, file)
  expect(remembered(file)).toEqual(found)
  rmSync(fonts)
  expect(remembered(file)).toBeUndefined()
})

const broken = ['', 'null', '{}', '{"executablePath": 1}', '{"executablePath": "/nowhere/chrome"}']
test.each(broken)('nothing is remembered of a file that holds %j', (content) => {
  expect(remembered(fileWith(content))).toBeUndefined()
})
