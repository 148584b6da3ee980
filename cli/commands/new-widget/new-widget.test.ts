import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isGate } from '../../../tests/later.ts'
import { loadRegistry } from '../../project.ts'
import { linkRepository, makeProject, repository, smallShop, type Project } from '../../testing/project.ts'
import { importFile, pagoda, spawnNode, spawnPagoda, type Outcome } from '../../testing/run.ts'

const tool = (name: string): string => join(repository, 'node_modules', name)

/** A project whose widgets can be compiled and tested: the engine, the tools and their settings are the repository's. */
async function wholeProject(): Promise<Project> {
  const project = await makeProject()
  await linkRepository(project.root)
  const settings = [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'vitest.setup.ts',
    'tests/later.ts',
    // What every test begins with.
    ...((await readFile(join(repository, 'vitest.setup.ts'), 'utf8')).match(/(?<=')\.\/tests\/[^']+/g) ?? []),
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ]
  await mkdir(join(project.root, 'tests/fixtures'), { recursive: true })
  await Promise.all(settings.map((file) => copyFile(join(repository, file), join(project.root, file))))
  return project
}

describe('pagoda new widget', () => {
  it('writes the folder, registers it, brings the schemas up to date and says what to do next', async () => {
    const { root, read } = await wholeProject()
    const { code, out } = await pagoda(root, 'new', 'widget', 'promo-strip', '--title', "春日'特惠'")
    expect(code).toBe(0)
    expect(out).toContain('npx vitest run widgets/promo-strip')
    expect(await read('widgets/registry.ts')).toContain("import { promoStrip } from './promo-strip/index.ts'\n")
    expect(await read('widgets/registry.ts')).toContain('[note, promoStrip]')
    expect((await loadRegistry({ root, importFile }))['promo-strip']).toMatchObject({
      code: 'promo-strip',
      title: "春日'特惠'",
    })
    expect(JSON.parse(await read('schemas/generated/widgets.lock.json'))).toHaveProperty('promo-strip.version', 1)
  })

  it('leaves no name of the template behind', async () => {
    const { root, read } = await wholeProject()
    expect(await pagoda(root, 'new', 'widget', 'promo-strip')).toMatchObject({ code: 0, err: '' })
    const files = await readdir(join(root, 'widgets/promo-strip'))
    expect(files).toContain('promo-strip.tsx')
    const texts = await Promise.all(files.map((file) => read(`widgets/promo-strip/${file}`)))
    expect([...files, ...texts].filter((text) => /sample-?card|示例/i.test(text))).toEqual([])
  })

  it.each([
    [['note'], 'widgets/note exists already'],
    [['Promo'], '"Promo" cannot be a name'],
    [['promo_strip'], '"promo_strip" cannot be a name'],
    [['x'.repeat(31)], 'cannot be a name'],
    [['page'], '"page" is a reserved name'],
    [['switch'], '"switch" is a reserved name'],
    [['constructor'], '"constructor" is a reserved name'],
    [['nul'], '"nul" is a reserved name'],
    [['promo', '--title', ' '], '--title has 1 to 30 characters'],
  ])('%j is refused, and nothing is written', async (argv, told) => {
    const { root, read } = await makeProject()
    const { code, err } = await pagoda(root, 'new', 'widget', ...argv)
    expect(code).toBe(1)
    expect(err).toContain(told)
    expect(await readdir(join(root, 'widgets'))).toEqual(['note', 'registry.ts'])
    expect(await read('widgets/registry.ts')).toBe(smallShop['widgets/registry.ts'])
  })

  it('a registry that it cannot read is refused before a file is written', async () => {
    const strange = smallShop['widgets/registry.ts'].replace('widgets = [note]', 'widgets = [...[note]]')
    const { root } = await makeProject({ 'widgets/registry.ts': strange })
    const { code, err } = await pagoda(root, 'new', 'widget', 'promo')
    expect(code).toBe(1)
    expect(err).toContain('widgets/registry.ts cannot be read: imports and list do not agree')
    expect(await readdir(join(root, 'widgets'))).toEqual(['note', 'registry.ts'])
  })

  it.skipIf(isGate)('passes its own tests, types, lint and format untouched', async () => {
    const { root, write } = await wholeProject()
    const folders = ['xy', 'a-widget-with-a-very-long-name'].map((code) => `widgets/${code}`)
    await write('tsconfig.widgets.json', JSON.stringify({ extends: './tsconfig.json', include: folders }))
    for (const folder of folders) {
      const made = await spawnPagoda(root, 'new', 'widget', folder.replace('widgets/', ''), '--title', '新组件')
      expect(made).toMatchObject({ code: 0, err: '' })
    }
    const run = (name: string, ...argv: string[]): Promise<Outcome> => spawnNode(root, [tool(name), ...argv])
    const outcomes = await Promise.all([
      run('vitest/vitest.mjs', 'run', ...folders),
      run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.widgets.json'),
      run('oxlint/bin/oxlint', '--deny-warnings', ...folders),
      run('oxfmt/bin/oxfmt', '--check', ...folders, 'widgets/registry.ts'),
    ])
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([])
    expect(outcomes[0]?.out).toMatch(/Tests.*6 passed/)
  })
})
