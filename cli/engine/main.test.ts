import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from './main.ts'

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'pagoda-'))
})
afterAll(() => rm(cwd, { recursive: true, force: true }))

async function run(...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await main(argv, { cwd, out: (text) => out.push(text), err: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('the command line of the engine’s package', () => {
  it('writes a site, named after its folder, with the engine that is at hand', async () => {
    expect(await run('new', 'app', 'My Site')).toMatchObject({ code: 0, err: '' })
    const made = JSON.parse(await readFile(join(cwd, 'My Site/package.json'), 'utf8')) as Record<string, unknown>
    expect(made).toMatchObject({ name: 'my-site', dependencies: { react: expect.any(String) } })
    expect(JSON.stringify(made)).not.toContain('../../dist')
  })

  it('writes over nothing', async () => {
    await run('new', 'app', 'taken')
    expect(await run('new', 'app', 'taken')).toEqual({ code: 1, out: '', err: 'taken exists and is not empty' })
  })

  it('refuses to check where there is no site', async () => {
    expect(await run('check')).toMatchObject({
      code: 1,
      err: 'There is no site.ts here: a site has it beside its package.json',
    })
  })

  it.each([[['chek']], [['check', '--jsn']], [['new', 'app']], [['new', 'app', 'a', 'b']]])(
    '%j is no command of it',
    async (argv) => {
      const { code, err } = await run(...argv)
      expect(code).toBe(2)
      expect(err).toContain('pagoda new app <folder>')
    },
  )

  it('tells what it can do', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '' })
    expect((await run()).code).toBe(2)
  })
})
