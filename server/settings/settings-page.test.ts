import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Env } from './read-env.ts'
import { readSettings } from './settings.ts'

const page = readFileSync('docs/settings.md', 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| (.*?) *\| (.+?) *\|$/gm)].map(([, name, standard, meaning]) => ({
  ...{ name: name!, standard: standard!, meaning: meaning! },
}))

const settingsOf = (env: Env) => readSettings(env, process.cwd())
const live = {
  ...{ PAGODA_MODE: 'live', DATA_DIR: '.data', TRUST_PROXY: 'none', API_BASE: 'https://api.example.com' },
  TOKEN_SECRET: 'q7Zk2vX9mRt4LpW8sYc1NbH6dGf3JeUa',
}

/** The variables that reading these settings looks at. */
function readWith(env: Env): readonly string[] {
  const names = new Set<string>()
  settingsOf(new Proxy(env, { get: (given, name: string) => (names.add(name), given[name]) }))
  return [...names]
}

/** The variables that the command line looks at, without those of the operating system and the terminal. */
function readByCommands(): readonly string[] {
  const ofSystem = ['LANG', 'LC_ALL', 'LC_MESSAGES', 'LOCALAPPDATA', 'NO_COLOR', 'PATH', 'PROGRAMFILES', 'TERM']
  const code = readdirSync('cli', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => readFileSync(`cli/${path}`, 'utf8'))
  const names = code.flatMap((text) => [...text.matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name]) => name!))
  return names.filter((name) => !ofSystem.includes(name))
}

/** `5000` holds in both modes; `5000`, sandbox `100000` does not. */
const inMode = (standard: string) => {
  const [first, sandbox = first] = [...standard.matchAll(/`([^`]+)`/g)].map(([, value]) => value)
  return { live: first, sandbox }
}

describe('docs/settings.md', () => {
  it('has a row for each variable that is read, and no other', () => {
    const read = new Set([...readWith({}), ...readWith(live), ...readByCommands()])
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...read].toSorted())
  })

  const given = rows.filter(({ name, standard }) => standard.includes('`') && readWith({}).includes(name))
  it.each(given)('gives the default of $name: setting it changes nothing', ({ name, standard }) => {
    expect(settingsOf({ [name]: inMode(standard).sandbox })).toEqual(settingsOf({}))
    // What a live shop has to set, and the mode itself, have no default there.
    if (name in live) return
    expect(settingsOf({ ...live, [name]: inMode(standard).live })).toEqual(settingsOf(live))
  })

  it('gives the defaults of the numbers', () => {
    expect(given.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PORT', 'WORKERS', 'CALL_DEADLINE', 'SMS_PER_DAY', 'AUDIT_DAYS']),
    )
  })
})
