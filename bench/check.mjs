// `pagoda check` of 250, 500 and 1,000 pages of 30 blocks, start included: `npm run bench:check`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('./shared/result.ts')
const { median, spread } = await import('./shared/spread.ts')

const RUNS = process.argv.includes('--quick') ? 1 : 3
const COUNTS = [250, 500, 1000]
/** Seconds that the most pages may take. */
const LIMIT = 2
const BLOCKS = 30

/** Words that an operator wrote are others on each page: what one page says is not known of the next. */
function reworded(value, number) {
  if (typeof value === 'string') return /^[\u4e00-\u9fff]{2,}$/.test(value) ? `${value}${number}` : value
  if (Array.isArray(value)) return value.map((item) => reworded(item, number))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, reworded(child, number)]))
}

/** Thirty blocks out of the home page's own, each under a name and with words of its own. */
function largePage(number) {
  const home = JSON.parse(readFileSync('pages/home.json', 'utf8'))
  const blocks = Array.from({ length: BLOCKS }, (_, index) => {
    const block = home.blocks[index % home.blocks.length]
    return { ...reworded(block, number), id: `${block.id}-${number}-${index}` }
  })
  return JSON.stringify({ ...home, title: `页面 ${number}`, blocks }, null, 2)
}

/** A project whose pages folder holds so many pages beside the shop's own, all of them on a route. */
function project(count) {
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-check-'))
  for (const name of ['schemas', 'widgets', 'src', 'cli', 'server', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name))
  cpSync('pages', join(folder, 'pages'), { recursive: true })
  const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8'))
  const mine = []
  for (let index = 0; index < count; index += 1) {
    const name = `bench-${index}`
    writeFileSync(join(folder, `pages/${name}.json`), largePage(index))
    mine.push({ name, path: `/bench/${index}`, title: `基准 ${index}`, open: true })
  }
  writeFileSync(join(folder, 'pages/routes.json'), JSON.stringify({ routes: [...routes, ...mine] }))
  return folder
}

const seen = []
for (const count of COUNTS) {
  const folder = project(count)
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('cli/bin.mjs'), 'check'], {
      cwd: folder,
      encoding: 'utf8',
    })
    times.push((performance.now() - start) / 1000)
    if (status !== 0) throw new Error(`The check refused the pages:\n${stdout.slice(0, 2000)}${stderr.slice(0, 2000)}`)
    if (run === 0) console.log(stdout.trim().split('\n').at(-1))
  }
  console.log(
    `  ${String(count).padStart(5)} pages   ${spread(times)} s   ${((median(times) * 1000) / count).toFixed(2)} ms a page`,
  )
  seen.push(times)
  rmSync(folder, { recursive: true })
}
writeResult('check', 'npm run bench:check', [
  {
    what: `\`pagoda check\` of ${COUNTS.join(' / ')} pages of ${BLOCKS} blocks beside the shop’s own`,
    bound: `${LIMIT} s for ${COUNTS.at(-1)}`,
    measured: `${seen.map((times) => spread(times, { digits: 1 })).join(' / ')} s`,
    isMet: median(seen.at(-1)) <= LIMIT,
  },
])
