// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStep, normalise, noTitles, print, setBlockValue } from '../document/index.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { Editor } from './editor.ts'
import { localDraftStore } from './kept-draft.ts'

const item = { kind: 'page', name: 'home' } as const
const text = JSON.stringify({ title: '首页', blocks: [{ id: 'a', widget: 'note', props: { text: 'a' } }] })

/** Nobody answers but to open: all that is done stays in the browser. */
const call = (async (name: string) =>
  name === 'item'
    ? { reply: { row: {}, editors: [], published: { hash: '0', text, source: 'file' } } }
    : { failure: { code: 'offline', message: '连不上' } }) as unknown as StudioCall

let open: Set<string>
let editors: Editor[]

/** Opens the page in a window of the browser. */
async function openIn(tab: string): Promise<Editor> {
  open.add(tab)
  const shelf = localDraftStore(localStorage, '小王', item, { own: tab, isOpen: (one) => open.has(one) })
  const editor = new Editor({ call, item, shelf, tab: `${tab} of the server` })
  editors.push(editor)
  await vi.advanceTimersByTimeAsync(1)
  return editor
}

/** The window is gone, and nothing in it was told so. */
const kill = (tab: string) => open.delete(tab)
const kept = () => vi.advanceTimersByTimeAsync(200)

async function write(editor: Editor, written: string) {
  editor.write({ text: written, base: editor.state.document })
  await kept()
}

const say = (editor: Editor, value: string) =>
  setBlockValue(editor.state.document, { key: 'a', path: ['props', 'text'], value }, noTitles)
const said = ({ state }: Editor) => (state.document.byId.a as { readonly props: { readonly text: string } }).props.text

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  open = new Set()
  editors = []
})
afterEach(() => {
  for (const editor of editors) editor.close()
  vi.useRealTimers()
})

describe('[D3] a page that is open in two windows', () => {
  it('shows in neither the unfinished JSON of the other', async () => {
    const one = await openIn('one')
    await write(one, '{ "title": "甲')
    const other = await openIn('other')
    expect(other.state.written).toBeUndefined()
    await write(other, '{ "title": "乙')
    kill('one')
    expect((await openIn('one')).state.written?.text).toBe('{ "title": "甲')
    kill('other')
    expect((await openIn('other')).state.written?.text).toBe('{ "title": "乙')
  })

  it('makes no step in one of what is being typed in the other', async () => {
    const one = await openIn('one')
    one.hold(() => one.apply(say(one, '早')))
    await kept()
    expect(said(await openIn('other'))).toBe('a')
  })

  it('has in one no step of the other that nobody took yet: it comes by the server', async () => {
    const one = await openIn('one')
    one.apply(say(one, '早'))
    await kept()
    expect((await openIn('other')).state.waiting).toEqual([])
  })

  it('loses nothing of one where the other is done with', async () => {
    const one = await openIn('one')
    await write(one, '{ "title": "甲')
    const other = await openIn('other')
    await other.reopen()
    other.close()
    kill('one')
    expect((await openIn('one')).state.written?.text).toBe('{ "title": "甲')
  })
})

describe('[D3] what a window left that is gone', () => {
  it.each([
    ['unfinished JSON', (editor: Editor) => editor.write({ text: '{', base: editor.state.document })],
    ['a word in the middle', (editor: Editor) => editor.hold(() => editor.apply(say(editor, '早')))],
    ['a step that nobody took', (editor: Editor) => editor.apply(say(editor, '早'))],
  ])('is found by the next that opens the page: %s', async (_what, does) => {
    const one = await openIn('one')
    does(one)
    await kept()
    kill('one')
    const next = await openIn('next')
    expect([next.state.written?.text, said(next)]).toEqual(one.state.written ? ['{', 'a'] : [undefined, '早'])
    expect((await openIn('third')).state.written, 'by one alone').toBeUndefined()
  })

  it('waits while the next has something unsaved of its own', async () => {
    for (const tab of ['one', 'other']) await write(await openIn(tab), `{ "title": "${tab}`)
    for (const tab of ['one', 'other']) kill(tab)
    const titles = [(await openIn('other')).state.written?.text, (await openIn('next')).state.written?.text]
    expect(titles).toEqual(['{ "title": "other', '{ "title": "one'])
  })

  it('is thrown away where all of it is saved', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const editor = await openIn(`tab-${turn}`)
      editor.release()
      await kept()
      editor.close()
      kill(`tab-${turn}`)
    }
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('is found where an earlier studio kept it, which knew of no windows', async () => {
    const base = normalise(text, 'page')
    if ('problem' in base) throw new Error(base.problem.message)
    const made = makeStep(base.document, '标题', (draft) => {
      draft.rest = { ...draft.rest, title: '冬天' }
    })
    if ('refused' in made) throw new Error(made.refused)
    const draft = {
      version: 0,
      base: '0',
      text: print(base.document),
      waiting: [made.step],
      history: { steps: [], position: 0 },
    }
    localStorage.setItem('studio-draft:小王:page:home', JSON.stringify(draft))
    expect((await openIn('one')).state.document.rest.title).toBe('冬天')
  })
})
