import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const guide = readFileSync('docs/studio.md', 'utf8')
const studio = ['src/studio', 'src/app/canvas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
)

const named = [...new Set([...guide.matchAll(/「([^」]+)」/g)].map(([, words = '']) => words))].filter(
  // An example of what an expression gives is made of several texts.
  (words) => !words.startsWith('现在：') && words !== '周六、金卡会员' && words !== '要列表',
)

it('the manual of the studio names many of its buttons, tabs and sentences', () => {
  expect(named.length).toBeGreaterThan(20)
})

it.each(named)('the studio has 「%s」, which its manual names', (words) => {
  expect(studio.some((text) => text.includes(words))).toBe(true)
})
