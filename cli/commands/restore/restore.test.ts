import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, smallShop } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

const good = smallShop['pages/home.json']
const older = good.replace('"title": "', '"title": "旧')
const refused = good.replace('"widget": "note"', '"widget": "notte"')
const version = (revision: string, text: string) => ({ revision, keptAt: 0, text })
const versions = [version('aaaa0001', good), version('aaaa0002', older), version('bbbb0003', refused)]
const half = { 'server/history.mjs': `console.log(${JSON.stringify(JSON.stringify({ versions }))})` }
const project = (present: string) => makeProject({ ...half, 'pages/home.json': present })

describe('pagoda restore', () => {
  it('writes a file as it was when it served', async () => {
    const { root, read } = await project(good)
    expect(await pagoda(root, 'restore', 'home', '--at', 'aaaa0002')).toEqual({
      code: 0,
      out: '✔ pages/home.json is as of aaaa0002 again',
      err: '',
    })
    expect(await read('pages/home.json')).toBe(older)
  })

  it('has nothing to do where it stands there already', async () => {
    const { root } = await project(good)
    expect((await pagoda(root, 'restore', 'home', '--at', 'aaaa0001')).out).toContain('is as of aaaa0001 already')
  })

  it('writes nothing over what is kept nowhere, unless it is told to', async () => {
    const { root, read } = await project('{ an hour of work')
    const { code, err } = await pagoda(root, 'restore', 'home', '--at', 'aaaa0002')
    expect([code, err]).toEqual([1, expect.stringContaining('--force')])
    expect(await read('pages/home.json')).toBe('{ an hour of work')
    await pagoda(root, 'restore', 'home', '--at', 'aaaa0002', '--force')
    expect(await read('pages/home.json')).toBe(older)
  })

  it('writes nothing that the checks of today refuse, and says why', async () => {
    const { root, read } = await project(good)
    const { code, err } = await pagoda(root, 'restore', 'home', '--at', 'bbbb')
    expect([code, err]).toEqual([1, expect.stringContaining('notte')])
    expect(await read('pages/home.json')).toBe(good)
  })

  it.each(['aaaa', 'cccc'])('asks for a revision that there is, and for one alone: %j', async (at) => {
    const { root } = await project(good)
    const { code, err } = await pagoda(root, 'restore', 'home', `--at=${at}`)
    expect([code, err]).toEqual([1, expect.stringContaining('aaaa0001 aaaa0002 bbbb0003')])
  })

  it('brings back a file that was taken away', async () => {
    const { root, read } = await project(good)
    await rm(join(root, 'pages/home.json'))
    await pagoda(root, 'restore', 'home', '--at', 'aaaa0001')
    expect(await read('pages/home.json')).toBe(good)
  })
})
