import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { commands } from './commands.ts'
import { makeProject } from './testing/project.ts'
import { pagoda, spawnPagoda } from './testing/run.ts'

describe('the command line', () => {
  it('--help lists every command in both languages', async () => {
    const [english, chinese] = [await pagoda('/', '--help'), await pagoda('/', '--help', '--lang=zh')]
    for (const { name } of commands) expect(english.out).toContain(`\n  ${name} `)
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(chinese.out).toContain('检查页面、路由表和主题')
  })

  it.each(commands.map(({ name }) => name))(
    '%s --help shows its usage, an example and the exit codes',
    async (name) => {
      const { code, out } = await pagoda('/', ...name.split(' '), '--help')
      expect(code).toBe(0)
      expect(out).toContain(`Usage\n  npx pagoda ${name}`)
      expect(out).toContain(`Examples\n  npx pagoda ${name}`)
      expect(out).toContain('Exit code: 0 done')
    },
  )

  it('--version prints the version', async () => {
    expect(await pagoda('/', '--version')).toEqual({ code: 0, out: manifest.version, err: '' })
  })

  it('speaks the language of the system', async () => {
    const { root } = await makeProject()
    expect((await pagoda(root, 'routes')).out).toContain('3 addresses, 1 open, 2 not open')
    expect((await pagoda(root, 'routes', '--lang', 'zh')).out).toContain('3 个地址')
  })

  it.each([
    [['chek'], 'There is no command "chek". Did you mean pagoda check?'],
    [['new', 'widgit', 'x'], 'There is no command "new widgit". Did you mean pagoda new widget?'],
    [['page'], 'There is no command "page". Did you mean pagoda new page?'],
    [['routes', '--jsn'], 'There is no option --jsn. Did you mean --json?'],
    [['routes', 'extra'], 'One argument too many: extra'],
    [['new', 'widget'], '<code> is missing'],
    [['new', 'page', 'sale', '--path'], '--path needs a value'],
    [['new', 'page', 'sale', '--path', '--title', 'x'], '--path needs a value'],
    [['check', 'pages/nothing.json'], 'There is no such file: pages/nothing.json'],
    [['routes', '--lang', 'fr'], '--lang is zh or en, not "fr"'],
    [['preview', '--port', '99999'], '--port is a whole number from 1 to 65535'],
  ])('%j is wrong usage: exit 2 and a way out', async (argv, told) => {
    const { root } = await makeProject()
    const { code, out, err } = await pagoda(root, ...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(told)
  })

  it('no command at all shows the help and is wrong usage', async () => {
    const { code, out, err } = await pagoda('/')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Commands')
  })

  it('refuses to run where there is no project', async () => {
    const { code, err } = await pagoda(tmpdir(), 'routes')
    expect(code).toBe(1)
    expect(err).toContain('This is no Pagoda project')
  })

  it('runs as a process of its own, from any folder of the project, and gives its exit code', async () => {
    const { root } = await makeProject()
    expect(await spawnPagoda(`${root}/pages`, 'routes')).toMatchObject({ code: 0, err: '' })
    expect(await spawnPagoda(root, 'nothing')).toMatchObject({ code: 2, out: '' })
  })
})
