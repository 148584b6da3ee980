import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { servedFiles } from '../db/schema.ts'
import { databaseServedFiles } from './served-files.ts'

describeInSandbox('the files that the database keeps', NOON, (opened) => {
  const db = () => opened().database.orm
  const kept = () => databaseServedFiles(db())
  const all = async () => (await db().select().from(servedFiles)).map(({ file, text }) => `${file} ${text}`)

  const both = [
    ['home.json', 'a'],
    ['routes.json', 'r'],
  ] as const

  it('are none at first', async () => {
    expect(await kept().read()).toEqual(new Map())
  })

  it('are the last text of each file; one that is the last already is not kept twice', async () => {
    await kept().keep(new Map([['home.json', 'a']]))
    await kept().keep(new Map(both))
    await kept().keep(new Map([['home.json', 'b']]))
    await kept().keep(new Map([['home.json', 'a']]))
    expect(await kept().read()).toEqual(new Map(both))
    expect(await all()).toEqual(['home.json a', 'routes.json r', 'home.json b', 'home.json a'])
  })

  it('are told by their versions, the last first; the same text has the same revision', async () => {
    const versions = await kept().versions('home.json')
    expect(versions.map(({ text }) => text)).toEqual(['a', 'b', 'a'])
    expect(versions.map(({ revision }) => revision)).toEqual(['ca978112', '3e23e816', 'ca978112'])
    expect(versions.every(({ keptAt }) => keptAt <= Date.now() && keptAt > Date.now() - 600_000)).toBe(true)
    expect(await kept().versions('none.json')).toEqual([])
  })

  it('keep what a page holds as it stands: quotes, signs of other planes, a megabyte', async () => {
    const text = `{"title":"'😀\\"\n","x":"${'海'.repeat(300_000)}"}`
    await kept().keep(new Map([['large.json', text]]))
    expect((await kept().read()).get('large.json')).toBe(text)
  })

  it('are fifty versions of a file at most', async () => {
    for (let version = 1; version <= 53; version += 1) await kept().keep(new Map([['menu.json', String(version)]]))
    const versions = (await all()).filter((one) => one.startsWith('menu.json'))
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 'menu.json 4', 'menu.json 53'])
    expect((await kept().read()).get('home.json')).toBe('a')
  })
})
