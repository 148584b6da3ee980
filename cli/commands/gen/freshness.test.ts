import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { speaker } from '../../language.ts'
import { jsonFiles, loadRegistry, pageFiles } from '../../project.ts'
import { editorAjv } from '../../testing/editor-ajv.ts'
import { repository } from '../../testing/project.ts'
import { brokenText } from './command.ts'
import { generate, staleFiles } from './generate.ts'
import { brokenWidgets, readLock } from './lock.ts'

describe('schemas/generated of this repository', async () => {
  const registry = await loadRegistry(repository)

  it('is what pagoda gen writes today', async () => {
    const stale = await staleFiles(repository, generate(registry))
    expect(stale.map(({ file }) => `${file} is stale: run npx pagoda gen`)).toEqual([])
  })

  it('records no widget that changed incompatibly without a new version', async () => {
    const broken = brokenWidgets(await readLock(repository), registry)
    expect(broken.map((each) => brokenText(each, speaker('en')))).toEqual([])
  })

  it.each([
    ['page', await pageFiles(repository)],
    ['routes', [join(repository, 'pages', 'routes.json')]],
    ['theme', await jsonFiles(join(repository, 'pages', 'themes'))],
  ])('%s.schema.json finds nothing wrong in the files it is for', async (name, files) => {
    const schema: object = JSON.parse(await readFile(join(repository, `schemas/generated/${name}.schema.json`), 'utf8'))
    const validate = editorAjv().compile(schema)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const valid = validate(JSON.parse(await readFile(file, 'utf8')))
      expect({ file, valid, errors: validate.errors }).toEqual({ file, valid: true, errors: null })
    }
  })
})
