import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

const DOOR = 'src/app/navigation/history.ts'
/** Before the app is there, its script hears of a step, and loads the page of it. */
const BOOT = 'src/app/document/boot.ts'
/** Of sites on the engine that have no app of their own: nothing of it is in the shop. */
const PLAIN = 'src/engine/react/plain-tools.ts'

/** The browser's history and what tells of its steps; a `history` that an app or a function was given is the shop's own. */
const USES =
  /(?:\bwindow\.|\bglobalThis\.|(?<![.\w]))history\.(?:state|length|back|forward|go|pushState|replaceState|scrollRestoration)\b|['"]popstate['"]/

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const code = sourceFiles().filter((file) => /^(?:src|widgets)\//.test(file) && !isTest(file))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
/** Who gets the shop's history by the name `history` calls `go` of that. */
const withoutOwn = (text: string) => (/\bhistory\b[^;\n]*[:}]/.test(text) ? text.replace(/\bhistory\.go\(/g, '') : text)
const usesHistory = (text: string) => USES.test(withoutOwn(withoutComments(text)))

describe('the browser’s history', () => {
  it('is read and written in one place', () => {
    expect(code.filter((file) => usesHistory(readFileSync(file, 'utf8')))).toEqual([BOOT, DOOR, PLAIN])
  })

  it('is seen used where it is', () => {
    const planted = [
      'if (history.state?.idx > 0) leave()',
      'history.back()',
      "window.history.pushState(null, '', to)",
      "addEventListener('popstate', heard)",
    ]
    expect(planted.map(usesHistory)).toEqual(planted.map(() => true))
    expect(usesHistory('/** never history.state */\nconst { history } = app\nhistory.go(-1)')).toBe(false)
  })
})
