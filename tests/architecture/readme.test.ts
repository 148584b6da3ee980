import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { judge, say } from '../contract/shop-pages.ts'
import { layers } from './layers.ts'

const readme = readFileSync('README.md', 'utf8')

/** The table of folders: its first column and its last one. */
const rows = [...readme.matchAll(/^\| `([\w/]+)\/` +\|.*\| (.*?) *\|$/gm)].map(([, folder, mayImport]) => ({
  ...{ folder: folder!, mayImport: mayImport! },
}))

const committed = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const folders = [...new Set(committed.flatMap((file) => /^(?:src\/)?[\w-]+(?=\/)/.exec(file) ?? []))]

function inLayers(folder: string): string {
  const rule = layers.find((layer) => layer.folder === folder)
  if (!rule?.mayImport) return ['pages', 'docs'].includes(folder) ? '' : 'anything'
  return rule.mayImport.map((name) => `\`${name}\``).join(', ') || 'nothing'
}

it('the README is read in one sitting: 150 lines at the most', () => {
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(150)
})

it('the README has a row for each folder, and for each that a layer limits', () => {
  const expected = new Set([...folders, ...layers.flatMap(({ folder }) => folder ?? [])])
  expect(rows.map(({ folder }) => folder).toSorted()).toEqual([...expected].filter((one) => one !== 'src').toSorted())
})

it.each(rows)('the README says of $folder what it may import as the layers do', ({ folder, mayImport }) => {
  expect(mayImport).toBe(inLayers(folder))
})

it('the page that the README shows passes the check', () => {
  const [, text] = /^```json\n([\s\S]*?)^```$/m.exec(readme) ?? []
  expect(text?.trimEnd().split('\n')).toHaveLength(15)
  expect(say(judge({ file: 'pages/summer.json', text: text! }).problems)).toEqual([])
})

it('the files that the README names are there', () => {
  const named = [...readme.matchAll(/`((?:src|server|schemas|widgets|pages|tests|cli|bench|build)\/[\w./-]+\.\w+)`/g)]
  const missing = named.map(([, file]) => file!).filter((file) => !committed.includes(file))
  expect(missing).toEqual([])
})
