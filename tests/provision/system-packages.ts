import { existsSync } from 'node:fs'
import { runTool } from './tool.ts'

/** Whether this process may install packages of the system, itself or by `sudo` without a password. */
export function mayInstall(): boolean {
  if (process.platform !== 'linux') return false
  if (process.getuid?.() === 0) return true
  try {
    runTool({ command: 'sudo', args: ['-n', 'true'] }, { seconds: 10 })
    return true
  } catch {
    return false
  }
}

/** Installs packages of Debian or Ubuntu; the limit is wide, since who ends apt-get halfway leaves a system to mend. */
export function aptInstall(packages: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get') || !mayInstall()) throw new Error('apt-get can’t be used here')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    runTool({ command, args: rest }, { seconds: 900 })
  }
}
