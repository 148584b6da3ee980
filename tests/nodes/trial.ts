import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installed, run } from '../provision/tools.ts'
import { nodePackage, npmPackage, type Runtime } from './runtimes.ts'
import type { Step } from './steps.ts'

export interface Outcome {
  readonly node: string
  readonly step: string
  readonly result: 'passed' | 'failed' | 'not run'
  readonly seconds: number
}

/** The same variables, with a folder before all others in which programs are looked for. */
export function withPath(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Record<string, string | undefined> {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [key]: [folder, env[key]].filter(Boolean).join(delimiter) }
}

function fetchedNode(runtime: Runtime): string {
  const folder = installed(nodePackage(runtime, process.platform, process.arch))
  const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  chmodSync(path, 0o755)
  return path
}

/** Runs the steps on one version of Node, in a clean copy of what is committed; after a step that fails the others are tried all the same, unless nothing is installed. */
export function trial(root: string, runtime: Runtime, steps: readonly Step[]): readonly Outcome[] {
  const node = fetchedNode(runtime)
  const npm = join(installed(npmPackage(runtime)), 'bin/npm-cli.js')
  const copy = mkdtempSync(join(tmpdir(), `pagoda-node-${runtime.node}-`))
  const env = withPath(process.env, dirname(node))
  try {
    run('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, copy], 300)
    const outcomes: Outcome[] = []
    for (const { name, npm: asked } of steps) {
      console.log(`\n== Node ${runtime.node}: ${name}`)
      const isHopeless = outcomes.some(({ step, result }) => step === 'ci' && result === 'failed')
      const began = performance.now()
      const passed =
        !isHopeless &&
        asked.every((args) => spawnSync(node, [npm, ...args], { cwd: copy, env, stdio: 'inherit' }).status === 0)
      const seconds = Math.round((performance.now() - began) / 1000)
      outcomes.push({
        node: runtime.node,
        step: name,
        result: isHopeless ? 'not run' : passed ? 'passed' : 'failed',
        seconds,
      })
    }
    return outcomes
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** One line for each step of each version. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ node, step, result, seconds }) => [`Node ${node}`, step, result, `${seconds} s`])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
