import { describe, expect, it } from 'vitest'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

describe('pagoda gen', () => {
  it('writes what is missing, then finds it up to date', async () => {
    const { root } = await makeProject()
    expect(await pagoda(root, 'gen', '--check')).toMatchObject({ code: 1, out: '' })
    expect((await pagoda(root, 'gen')).out).toContain('wrote schemas/generated/page.schema.json')
    expect(await pagoda(root, 'gen', '--check')).toMatchObject({
      code: 0,
      out: 'schemas/generated/ is up to date',
      err: '',
    })
  })

  it('--check names what is stale and writes nothing', async () => {
    const { root, read, write } = await makeProject()
    await pagoda(root, 'gen')
    await write('schemas/generated/theme.schema.json', '{}')
    const { code, err } = await pagoda(root, 'gen', '--check')
    expect(code).toBe(1)
    expect(err).toBe('schemas/generated/theme.schema.json is not up to date; run npx pagoda gen')
    expect(await read('schemas/generated/theme.schema.json')).toBe('{}')
  })

  it('refuses an incompatible change under the same version, says what to do, and keeps the record', async () => {
    const { root, read, write } = await makeProject()
    await pagoda(root, 'gen')
    const lock = await read('schemas/generated/widgets.lock.json')
    const longer = JSON.parse(lock.replace('"maxLength":20', '"maxLength":40'))
    await write('schemas/generated/widgets.lock.json', JSON.stringify(longer))
    const { code, err } = await pagoda(root, 'gen')
    expect(code).toBe(1)
    expect(err).toContain('The settings of the widget note changed incompatibly while its version is still 2')
    expect(err).toContain('props.title: maxLength was tightened from 40 to 20')
    expect(err).toContain('Add a migration (to: 3) to widgets/note/migrations.ts')
    expect(JSON.parse(await read('schemas/generated/widgets.lock.json'))).toEqual(longer)
  })

  it('takes an incompatible change with a higher version', async () => {
    const { root, read, write } = await makeProject()
    await pagoda(root, 'gen')
    const lock = await read('schemas/generated/widgets.lock.json')
    const earlier = lock.replace('"maxLength":20', '"maxLength":40').replace('"version":2', '"version":1')
    await write('schemas/generated/widgets.lock.json', earlier)
    expect((await pagoda(root, 'gen')).code).toBe(0)
    expect(await read('schemas/generated/widgets.lock.json')).toBe(lock)
  })

  it('refuses a version that went back', async () => {
    const { root, read, write } = await makeProject()
    await pagoda(root, 'gen')
    const lock = await read('schemas/generated/widgets.lock.json')
    await write('schemas/generated/widgets.lock.json', lock.replace('"version":2', '"version":3'))
    expect((await pagoda(root, 'gen')).err).toContain('the version went back from 3 to 2')
  })

  it('--accept takes a widget that no page uses as it is now', async () => {
    const { root, read, write } = await makeProject({ 'pages/home.json': '{ "versions": { "page": 1 } }' })
    await pagoda(root, 'gen')
    const lock = await read('schemas/generated/widgets.lock.json')
    await write('schemas/generated/widgets.lock.json', lock.replace('"maxLength":20', '"maxLength":40'))
    expect(await pagoda(root, 'gen')).toMatchObject({ code: 1 })
    expect(await pagoda(root, 'gen', '--accept', 'note')).toMatchObject({ code: 0, err: '' })
    expect(await read('schemas/generated/widgets.lock.json')).toBe(lock)
  })

  it('--accept is not for a changed widget that a page uses, nor for none; of one that is as it was it asks nothing', async () => {
    const { root, read, write } = await makeProject()
    await pagoda(root, 'gen')
    expect(await pagoda(root, 'gen', '--accept', 'note')).toMatchObject({ code: 0, err: '' })
    const lock = await read('schemas/generated/widgets.lock.json')
    await write('schemas/generated/widgets.lock.json', lock.replace('"maxLength":20', '"maxLength":40'))
    const used = await pagoda(root, 'gen', '--accept', 'note')
    expect(used).toMatchObject({ code: 1, err: expect.stringContaining('note is used in pages/home.json') })
    const unknown = await pagoda(root, 'gen', '--accept', 'nothing')
    expect(unknown).toMatchObject({ code: 1, err: '✖ There is no widget "nothing"' })
  })
})
