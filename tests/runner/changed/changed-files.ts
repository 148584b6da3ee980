import { execFileSync } from 'node:child_process'

/** Runs git; undefined when it refuses. */
export type Git = (...args: string[]) => string | undefined

const git: Git = (...args) => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    }).trimEnd()
  } catch {
    return undefined
  }
}

export interface Change {
  /** What it is compared with, in words. */
  readonly since: string
  readonly files: readonly string[]
}

/** Names may hold anything but this. */
const names = (text: string | undefined) => (text ?? '').split('\0').filter((name) => name !== '')

/**
 * What is different from a commit: committed, uncommitted and untracked files; a renamed one under both names.
 * @param ref without it: where the branch left main; on main itself its last commit, or the one before when nothing is uncommitted
 */
export function changedFiles(ref: string | undefined, run: Git = git): Change {
  const untracked = names(run('ls-files', '--others', '--exclude-standard', '-z'))
  const differing = (base: string) => names(run('diff', '--name-only', '--no-renames', '-z', base, '--'))
  const change = (base: string, since: string) => ({ since, files: [...new Set([...differing(base), ...untracked])] })
  if (ref !== undefined) {
    if (run('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === undefined)
      throw new Error(`git knows no commit «${ref}»`)
    return change(ref, ref)
  }
  const head = run('rev-parse', 'HEAD')
  const base = run('merge-base', 'HEAD', 'main') ?? run('merge-base', 'HEAD', 'origin/main')
  if (base !== undefined && base !== head) return change(base, `where the branch left main (${base.slice(0, 8)})`)
  const uncommitted = change('HEAD', 'the last commit')
  return uncommitted.files.length > 0 ? uncommitted : change('HEAD~1', 'the commit before the last')
}
