import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { speaker } from '../../language.ts'
import { jsonFiles, loadSite, pageFiles } from '../../project.ts'
import { editorAjv } from '../../testing/editor-ajv.ts'
import { repository } from '../../testing/project.ts'
import { importFile } from '../../testing/run.ts'
import { brokenText } from './command.ts'
import { generate, staleFiles } from './generate.ts'
import { brokenWidgets, readLock } from './lock.ts'

const schemaOf = async (name: string): Promise<object> =>
  JSON.parse(await readFile(join(repository, `schemas/generated/${name}.schema.json`), 'utf8'))

describe('schemas/generated of this repository', async () => {
  const project = { root: repository, pages: join(repository, 'pages'), media: '', isSandbox: true, importFile }
  const site = await loadSite(project)
  const registry = site.widgets
  const files = await pageFiles(project)
  const pages = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))

  it('is what pagoda gen writes today', async () => {
    const stale = await staleFiles(repository, generate(site))
    expect(stale.map(({ file }) => `${file} is stale: run npx pagoda gen`)).toEqual([])
  })

  it('records no widget that changed incompatibly without a new version', async () => {
    const broken = brokenWidgets(await readLock(repository), registry)
    expect(broken.map((each) => brokenText(each, speaker('en')))).toEqual([])
  })

  it.each([
    ['page', pages.filter(({ text }) => !text.includes('screen.schema.json')).map(({ file }) => file)],
    ['screen', pages.filter(({ text }) => text.includes('screen.schema.json')).map(({ file }) => file)],
    ['part', await jsonFiles(join(repository, 'pages', 'parts'))],
    ['routes', [join(repository, 'pages', 'routes.json')]],
    ['theme', await jsonFiles(join(repository, 'pages', 'themes'))],
  ])('%s.schema.json finds nothing wrong in the files it is for', async (name, files) => {
    const schema = await schemaOf(name)
    const ajv = editorAjv()
    // The blocks of a screen and of a part are described with those of pages.
    if (name === 'screen' || name === 'part')
      ajv.addSchema(await schemaOf('page'), 'https://pagoda.local/schemas/page.schema.json')
    const validate = ajv.compile(schema)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const valid = validate(JSON.parse(await readFile(file, 'utf8')))
      expect({ file, valid, errors: validate.errors }).toEqual({ file, valid: true, errors: null })
    }
  })
})
