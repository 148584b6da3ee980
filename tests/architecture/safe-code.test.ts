import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** A sentence that holds for the text of every source file of some folders. */
interface Habit {
  readonly name: string
  readonly folders: readonly string[]
  /** Beginnings of files for which it does not. */
  readonly besides?: readonly string[]
  readonly breaks: RegExp
}

const habits: readonly Habit[] = [
  {
    name: 'the shop writes no HTML of its own: React escapes what operators and endpoints say',
    folders: ['src', 'widgets'],
    // A block without behaviour tells React to leave what the server wrote (src/engine/react/joined-block.tsx).
    breaks: /dangerouslySetInnerHTML(?!=\{SERVER_HTML\})|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
  },
  {
    name: 'the shop runs no text as code: its content security policy has no unsafe-eval',
    folders: ['src', 'widgets'],
    breaks: /\beval\(|\bnew Function\b/,
  },
  {
    name: 'nothing has a style prop: its content security policy has no unsafe-inline',
    folders: ['src', 'widgets'],
    breaks: /\sstyle=[{"']/,
  },
  {
    name: 'rules and engine depend on no clock and no chance',
    folders: ['src/domain', 'src/engine/core', 'src/engine/checks'],
    breaks: /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b/,
  },
  {
    name: 'what time it is the browser knows from the server: a phone’s own clock may be days off (src/app/clock.ts)',
    folders: ['src', 'widgets'],
    // The server's halves of the engine and of the app, and the operators' own.
    // The worker has no page whose clock it could ask: it counts how long it keeps something.
    besides: [
      'src/app/clock.ts',
      'src/app/offline/worker.ts',
      'src/engine/server/',
      'src/app/document/',
      'src/app/studio/',
      'src/studio/',
    ],
    breaks: /\bDate\.now\b|\bnew Date\(\)|\bdayjs\(\)/,
  },
  {
    name: 'a form that no script has taken over puts nothing that was typed into an address: it is posted, and refused (server/ssr/posted-form.ts)',
    folders: ['src', 'widgets'],
    // There is no studio without script, and a form with an address of its own asks for a page, as a search does.
    besides: ['src/studio/', 'src/engine/react/fake-form.tsx', 'widgets/search-box/', 'widgets/site-header/'],
    breaks: /<form\b(?![^>]*\smethod="post")/,
  },
  {
    name: 'what waits for an answer keeps the focus: a disabled control loses it, and who goes by keys begins at the top (aria-disabled)',
    folders: ['src', 'widgets'],
    besides: ['src/studio/'],
    breaks: /\sdisabled=\{[^}]*\bis(?:Busy|Locked|Sending|Loading)\b/,
  },
  {
    name: 'no field of the studio cuts off what is typed or pasted: what is too much is told (src/studio/controls/field.tsx)',
    folders: ['src/studio'],
    breaks: /\bmaxLength=|\bmaxLength: schema\b/,
  },
]

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const files = sourceFiles().filter((file) => !isTest(file))
const within = (file: string, { folders, besides = [] }: Habit) =>
  folders.some((folder) => file.startsWith(`${folder}/`)) && !besides.some((beginning) => file.startsWith(beginning))
/** A rule may be spoken of. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

describe('habits', () => {
  it.each(habits)('$name', (habit) => {
    const own = files.filter((file) => within(file, habit))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((file) => habit.breaks.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([])
  })

  it('are seen broken where they are', () => {
    const planted = [
      '<p dangerouslySetInnerHTML={html} />',
      'new Function(text)',
      '<p style={{ top: 1 }} />',
      'Date.now()',
      'new Date()',
      '<form noValidate onSubmit={submit}>',
      '<button disabled={isBusy}>',
      '<input {...ids} maxLength={40} />',
    ]
    expect(planted.map((text, at) => habits[at]!.breaks.test(withoutComments(text)))).toEqual(planted.map(() => true))
    expect(withoutComments('/** never Date.now() */\n// nor new Date()\n')).not.toMatch(habits[3]!.breaks)
  })
})
