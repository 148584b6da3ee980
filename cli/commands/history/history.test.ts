import { describe, expect, it } from 'vitest'
import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'
import { countChanges } from './count-changes.ts'

const versions = [
  { revision: '3e23e816', keptAt: shopTimeToEpoch('2026-11-20T09:30:00'), text: '{\n  "title": "新首页"\n}\n' },
  { revision: 'ca978112', keptAt: shopTimeToEpoch('2026-11-19T08:00:00'), text: '{\n  "title": "首页"\n}\n' },
]
/** Stands for the server's half: it knows versions of the home page. */
const half = {
  'server/history.mjs': `const versions = process.argv[2] === 'home.json' ? ${JSON.stringify(versions)} : []
console.log(JSON.stringify({ versions }))`,
}
const project = (present: string) => makeProject({ ...half, 'pages/home.json': present })

describe('pagoda history', () => {
  it('lists what a file was, the last first, and which it is now', async () => {
    const { root } = await project(versions[0]!.text)
    expect(await pagoda(root, 'history', 'home', '--lang', 'zh')).toEqual({
      code: 0,
      err: '',
      out: [
        'pages/home.json',
        '版本      开始使用             行',
        '3e23e816  2026-11-20 09:30:00  +1 -1  现在的文件',
        'ca978112  2026-11-19 08:00:00  +3 -0',
        '',
        '换回去：npx pagoda restore home --at ca978112',
      ].join('\n'),
    })
  })

  it('says of a file that never served that it would be lost', async () => {
    const { root } = await project('{ half a page')
    const { out } = await pagoda(root, 'history', 'pages/home.json')
    expect(out).toContain('pages/home.json as it stands has never served and is kept nowhere')
    expect(out).toContain('npx pagoda restore home --at 3e23e816')
  })

  it('--json tells it to a program', async () => {
    const { root } = await project(versions[1]!.text)
    expect(JSON.parse((await pagoda(root, 'history', 'home', '--json')).out)).toEqual({
      file: 'pages/home.json',
      versions: [
        { revision: '3e23e816', since: '2026-11-20T09:30:00+08:00', added: 1, removed: 1, isPresent: false },
        { revision: 'ca978112', since: '2026-11-19T08:00:00+08:00', added: 3, removed: 0, isPresent: true },
      ],
    })
  })

  it('refuses a name that is none, a file of which nothing is kept, and a project without a server', async () => {
    const { root } = await project('{}')
    expect(await pagoda(root, 'history', '../secrets')).toMatchObject({ code: 2, out: '' })
    expect((await pagoda(root, 'history', 'menu')).err).toContain('Nothing is kept of pages/menu.json')
    expect(JSON.parse((await pagoda(root, 'history', 'menu', '--json')).out)).toEqual({
      error: expect.stringContaining('Nothing is kept of pages/menu.json'),
    })
    const bare = await makeProject()
    expect((await pagoda(bare.root, 'history', 'home')).err).toContain('server/history.mjs is missing')
  })
})

describe('how much changed', () => {
  it.each([
    ['', '{\n}\n', 2, 0],
    ['a\nb\nc', 'c\na\nb', 0, 0],
    ['a\nb', 'a\nb\nb', 1, 0],
    ['a\nb', 'a\nx', 1, 1],
  ])('from %j to %j: %i more, %i fewer', (before, after, added, removed) => {
    expect(countChanges(before, after)).toEqual({ added, removed })
  })
})
