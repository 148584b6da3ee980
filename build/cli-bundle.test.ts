import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A copy of the shop's sources, so that one of them may change. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['build', 'cli', 'pages', 'sandbox', 'schemas', 'src', 'widgets'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const check = (folder: string) =>
  spawnSync(process.execPath, ['cli/bin.mjs', 'check', 'pages/home.json', '--lang', 'en'], {
    cwd: folder,
    encoding: 'utf8',
  })

it('a changed widget is seen at once, and so is that it is as before: no bundle of other sources is used', () => {
  const folder = copy()
  const file = join(folder, 'widgets/banner-swiper/index.ts')
  const before = readFileSync(file, 'utf8')
  const renamed = before.replace("code: 'banner-swiper'", "code: 'banner-carousel'")
  expect(renamed).not.toBe(before)
  expect(check(folder).stdout).toContain('1 file, 0 errors')
  writeFileSync(file, renamed)
  expect(check(folder).stdout).toContain('There is no widget "banner-swiper"')
  writeFileSync(file, before)
  expect(check(folder).stdout).toContain('1 file, 0 errors')
})

it('a source that is no TypeScript is told as itself', () => {
  const folder = copy()
  writeFileSync(join(folder, 'widgets/banner-swiper/index.ts'), 'export const = 3')
  const { status, stderr } = check(folder)
  expect(status).not.toBe(0)
  expect(stderr).toContain('banner-swiper/index.ts')
})
