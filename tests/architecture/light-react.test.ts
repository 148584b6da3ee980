import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** Something that the React which shoppers download can't do (build/unused-react.ts), how it looks in a source, and an example. */
interface LeftOut {
  readonly name: string
  readonly use: RegExp
  readonly example: string
}

const leftOut: readonly LeftOut[] = [
  {
    name: 'React moves no picture from page to page: document.startViewTransition does',
    use: /\b(?:ViewTransition|addTransitionType)\b/,
    example: "import { ViewTransition } from 'react'",
  },
  {
    name: 'nothing is measured by a Profiler, and blocks that are late have no order among them',
    use: /\b(?:Profiler|SuspenseList|unstable_\w+)\b/,
    example: '<Profiler id="page">',
  },
  {
    name: 'a form sends nothing by itself: an event calls an action',
    use: /\b(?:useActionState|useFormState|useFormStatus|requestFormReset)\b|<form[^>]*\saction=|\sformAction=/,
    example: '<form action={send}>',
  },
  {
    name: 'a fragment has no ref',
    use: /<Fragment[^>]*\sref=/,
    example: '<Fragment ref={near}>',
  },
  {
    name: 'the server writes the head, and React fetches nothing ahead',
    use: /<(?:title|meta|link|style|script|html|head|body)[\s/>](?=[^`]*$)|\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\(/m,
    example: '<title>{name}</title>',
  },
  {
    name: 'elements are those of HTML and SVG, none of our own',
    use: /<[a-z]+-[a-z-]+[\s/>]/,
    example: '<pagoda-card />',
  },
  {
    name: 'an element of HTML has no onSelect and no onBeforeInput',
    use: /<[a-z][a-z0-9]*\s(?:[^<>]|=>)*\bon(?:Select|BeforeInput)=/,
    example: '<input value={typed} onSelect={() => mark()} />',
  },
  {
    name: 'nothing of the shop is told what enters or leaves it: a finger does neither',
    use: /\bon(?:Mouse|Pointer)(?:Enter|Leave)=/,
    example: '<button onPointerEnter={look}>',
  },
  {
    name: 'which keys are held an event says by itself (ctrlKey), and is not asked by name',
    use: /\bgetModifierState\b/,
    example: "event.getModifierState('Control')",
  },
  {
    name: 'no element is dragged or pasted into, and a film is played or not',
    use: /<[a-z][a-z0-9]*\s(?:[^<>]|=>)*\bon(?:AuxClick|CanPlayThrough|Copy|Cut|Drag\w*|Drop|DurationChange|Emptied|Encrypted|Fullscreen\w+|Paste|RateChange|Seek\w+|Stalled|Suspend|VolumeChange)=/,
    example: '<p onDrop={take}>',
  },
]

/** What the server alone writes is text, and the studio has all of React. */
const isShown = (file: string) =>
  /^(?:src|widgets)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(?:app\/document|studio)\//.test(file)
const files = sourceFiles().filter(isShown)
/** A rule may be spoken of. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

describe('the React that shoppers download is enough, since', () => {
  it.each(leftOut)('$name', ({ use, example }) => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => use.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([])
    expect(example).toMatch(use)
  })
})
