import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedFrom } from './new-app.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagoda-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the engine that a new app asks for', () => {
  it.each([['file:../pagoda-0.1.0.tgz'], ['^0.1.0'], [undefined]])(
    'is what the site that calls was installed with: %s',
    async (asked) => {
      await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: { pagoda: asked } }))
      const root = join(folder, 'node_modules/pagoda')
      await mkdir(root, { recursive: true })
      expect(await installedFrom(root)).toBe(asked?.replace('file:..', `file:${resolve(folder, '..')}`))
    },
  )

  it('is nobody’s where no package manager put it', async () => {
    expect(await installedFrom(join(folder, 'pagoda'))).toBeUndefined()
  })
})
