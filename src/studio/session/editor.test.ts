// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '../../../schemas/studio/step.ts'
import {
  moveBlocks,
  noTitles,
  normalise,
  patched,
  print,
  removeBlocks,
  setBlockValue,
  setPageValue,
} from '../document/index.ts'
import type { CallHow, StudioCall } from '../calls/studio-calls.ts'
import { Editor } from './editor.ts'
import { savingText } from './editor-state.ts'
import { localDraftStore } from './kept-draft.ts'

const item = { kind: 'page', name: 'home' } as const
const first = printed({ title: '首页', blocks: ['a', 'b'].map((id) => ({ id, widget: 'note', props: { text: id } })) })

function printed(value: object): string {
  return print(read(JSON.stringify(value)))
}
function read(text: string) {
  const found = normalise(text, 'page')
  if ('problem' in found) throw new Error(found.problem.message)
  return found.document
}

/** A server with one draft, as the contracts say it answers. */
function fakeServer() {
  const draft = { text: first, version: 0, steps: [] as Step[] }
  const server = {
    draft,
    isAway: false,
    /** Saves are done, and nobody hears of it. */
    losesAnswers: false,
    refusal: undefined as { readonly code: string; readonly message: string } | undefined,
    /** Somebody published the draft: whoever saves to it is told so, once. */
    isGone: false,
    /** ms that a call is on its way. */
    takes: 0,
    published: { hash: '0'.repeat(16), text: first, source: 'file' },
    saves: 0,
    /** What was asked by a timer, and what since somebody did something. */
    polled: [] as string[],
    asked: [] as string[],
    othersDo: (made: ReturnType<typeof setPageValue>) => append(made),
  }
  const append = (made: ReturnType<typeof setPageValue>) => {
    if ('refused' in made) throw new Error(made.refused)
    add([made.step])
  }
  const add = (steps: readonly Step[]) => {
    for (const step of steps) {
      draft.text = print(patched(read(draft.text), step.patches))
      draft.version += 1
      draft.steps.push(step)
    }
  }
  const row = {
    ...item,
    title: '首页',
    paths: ['/'],
    state: 'live',
    errors: 0,
    fileChanged: false,
    editors: [],
  }
  const answers: Readonly<Record<string, (body: { version: number; steps: Step[] }) => object>> = {
    item: () => ({
      reply: {
        ...{ row, editors: [], published: server.published },
        ...(draft.version > 0 && { draft: { ...draft, base: '0'.repeat(16) } }),
      },
    }),
    revision: () => ({ reply: { text: first } }),
    checkChange: () => ({ reply: { problems: [] } }),
    draftSince: ({ version }) => {
      const steps = draft.steps.slice(version).map((step) => ({ ...step, author: '小李', version: 1, at: 0 }))
      return { reply: { version: draft.version, steps, text: draft.text, published: null, editors: [] } }
    },
    saveSteps: ({ version, steps }) => {
      server.saves += 1
      if (server.refusal) return { failure: server.refusal }
      if (server.isGone) {
        server.isGone = false
        return { failure: { code: 'draft-gone', message: '草稿已经发布' } }
      }
      if (version !== draft.version) return { failure: { code: 'draft-moved', message: '别人刚刚改了' } }
      add(steps)
      return { reply: { version: draft.version } }
    },
  }
  const call = (async (name: string, input: { body?: { version: number; steps: Step[] } }, how?: CallHow) => {
    server[how?.isPoll ? 'polled' : 'asked'].push(name)
    if (server.takes > 0) await new Promise((done) => setTimeout(done, server.takes))
    const answer = server.isAway ? undefined : answers[name]?.(input.body ?? { version: 0, steps: [] })
    const isLost = name === 'saveSteps' && server.losesAnswers
    return server.isAway || isLost ? { failure: { code: 'offline', message: '连不上' } } : answer
  }) as unknown as StudioCall
  return { ...server, server, call }
}

const onlyWindow = { own: 'window', isOpen: () => false }
let open: Editor[] = []
const opened = async (call: StudioCall): Promise<Editor> => {
  const editor = new Editor({
    call,
    item,
    shelf: localDraftStore(localStorage, '小王', item, onlyWindow),
    tab: 'tab-1',
  })
  open.push(editor)
  await vi.advanceTimersByTimeAsync(1)
  return editor
}
const words = (editor: Editor) => savingText(editor.state, () => '10:21')
const write = (editor: Editor, key: string, text: string) =>
  editor.apply(setBlockValue(editor.state.document, { key, path: ['props', 'text'], value: text }, noTitles))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  for (const editor of open) editor.close()
  open = []
  vi.useRealTimers()
})

describe('an open document', () => {
  it('[D3] says what is saved and what is not, and saves by itself', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    expect(words(editor)).toBe('没有改动')
    write(editor, 'a', '早')
    write(editor, 'b', '晚')
    expect(words(editor)).toBe('有 2 处改动没有保存')
    await vi.advanceTimersByTimeAsync(1000)
    expect(words(editor)).toBe('已保存 · 10:21')
    expect(server.draft.text).toBe(print(editor.state.document))
    expect(server.saves).toBe(1)
  })

  it('[D3] checks what was done while nobody answered, once somebody does', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    server.isAway = true
    write(editor, 'a', '早')
    await vi.advanceTimersByTimeAsync(3000)
    expect(editor.state.isChecked).toBe(false)
    server.isAway = false
    await vi.advanceTimersByTimeAsync(6000)
    expect(words(editor)).toBe('已保存 · 10:21')
    expect(editor.state.isChecked, 'else nobody could publish it').toBe(true)
  })

  it('[D3] that is opened while nobody answers says so, and opens once somebody does', async () => {
    const { call, server } = fakeServer()
    server.isAway = true
    const editor = await opened(call)
    expect(editor.state).toMatchObject({ status: 'failed', failure: '连不上' })
    server.isAway = false
    await vi.advanceTimersByTimeAsync(6000)
    expect(editor.state.status).toBe('open')
    expect(print(editor.state.document)).toBe(first)
  })

  it('[D3] keeps what nobody takes, over a reload, and saves it when somebody answers again', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    server.isAway = true
    write(editor, 'a', '早')
    await vi.advanceTimersByTimeAsync(1000)
    expect(words(editor)).toBe('离线，改动在这台电脑上')
    editor.close()
    const tried = server.saves
    server.isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.saves, 'nobody saves behind the next one').toBe(tried)
    const again = await opened(call)
    expect(again.state.document.byId.a).toMatchObject({ props: { text: '早' } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.draft.text).toContain('早')
  })

  it.each([
    ['offline', '', '离线，改动在这台电脑上'],
    ['not-allowed', '你的角色不能做这件事', '没有保存：你的角色不能做这件事。请管理员改角色，改好以后会自己保存'],
    ['too-large', '内容太大', '没有保存：内容太大。先撤销或删掉一些，会自己再保存'],
    [
      'invalid-request',
      '请求的内容不对',
      '没有保存：请求的内容不对。改动在这台电脑上，刷新页面再试；还不行就把 JSON 复制出来',
    ],
    ['no-such-item', '没有这个页面', '没有保存：没有这个页面。改动在这台电脑上，要留着就把 JSON 复制出来'],
    ['not-here', '来自另一个后台', '没有保存：来自另一个后台。改动在这台电脑上，要留着就把 JSON 复制出来'],
    ['internal-error', '服务器出错了', '没有保存：服务器出错了。改动在这台电脑上，会自己再保存；一直这样就告诉管理员'],
  ] as const)(
    '[S1] says while %s that nothing is saved, why and what to do, also while it asks again and while one goes on, and saves when it may',
    async (code, message, told) => {
      const { call, server } = fakeServer()
      const editor = await opened(call)
      server.takes = 300
      server.refusal = { code, message }
      write(editor, 'a', '早')
      await vi.advanceTimersByTimeAsync(2000)
      const said = new Set<string>()
      for (let ms = 0; ms < 20_000; ms += 100) {
        if (ms === 9_000) write(editor, 'b', '晚')
        await vi.advanceTimersByTimeAsync(100)
        said.add(words(editor))
      }
      expect([...said]).toEqual([told])
      expect(server.saves).toBeGreaterThan(3)
      server.refusal = undefined
      await vi.advanceTimersByTimeAsync(7000)
      expect([words(editor), server.draft.text]).toEqual(['已保存 · 10:21', print(editor.state.document)])
    },
  )

  it('[D3] says that it is saved once it hears so from others, where the answer to the save was lost', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    server.losesAnswers = true
    write(editor, 'a', '早')
    await vi.advanceTimersByTimeAsync(1000)
    expect(words(editor)).toBe('离线，改动在这台电脑上')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([editor.state.waiting, words(editor)]).toEqual([[], expect.stringMatching(/^已保存/)])
  })

  it('[D4] takes back after a reload what was done before it, to the sign', async () => {
    const { call } = fakeServer()
    const editor = await opened(call)
    write(editor, 'a', '早')
    editor.apply(moveBlocks(editor.state.document, ['b'], { place: 'blocks', index: 0 }, noTitles))
    await vi.advanceTimersByTimeAsync(1000)
    editor.close()
    const again = await opened(call)
    expect(again.state.history.steps).toHaveLength(2)
    again.goTo(0)
    expect(print(again.state.document)).toBe(first)
  })

  it('[D1] merges with what somebody else saved meanwhile, and both are there', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    write(editor, 'a', '早')
    server.othersDo(setPageValue(read(first), { path: ['title'], value: '春天' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.state.document.rest.title).toBe('春天')
    expect(server.draft.text).toBe(print(editor.state.document))
    expect(server.draft.text).toContain('早')
    expect(editor.state.conflicts).toEqual([])
  })

  it('[D1] shows what both changed in two ways', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    write(editor, 'a', '我的')
    server.othersDo(setBlockValue(read(first), { key: 'a', path: ['props', 'text'], value: '对方的' }, noTitles))
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.state.conflicts).toMatchObject([{ kind: 'value', key: 'a', mine: '我的', theirs: '对方的' }])
  })

  it('hears of others’ changes without changing anything itself', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    server.othersDo(setPageValue(read(first), { path: ['title'], value: '春天' }))
    await vi.advanceTimersByTimeAsync(6000)
    expect(editor.state.document.rest.title).toBe('春天')
    expect(server.saves).toBe(0)
  })

  it.each<[string, (editor: Editor, made: ReturnType<typeof fakeServer>) => Promise<Editor>]>([
    [
      'somebody else publishes the draft',
      async (editor, { server }) => {
        server.published = { ...server.published, text: server.draft.text }
        Object.assign(server.draft, { version: 0, steps: [] })
        await vi.advanceTimersByTimeAsync(6000)
        expect(editor.state.version).toBe(0)
        return editor
      },
    ],
    [
      'the browser is gone and comes again',
      (editor, { call }) => {
        editor.close()
        return opened(call)
      },
    ],
  ])('[D1] asks what both changed until it is decided, also when %s', async (_what, does) => {
    const made = fakeServer()
    const editor = await opened(made.call)
    made.server.othersDo(setBlockValue(read(first), { key: 'a', path: ['props', 'text'], value: '对方的' }, noTitles))
    write(editor, 'a', '我的')
    await vi.advanceTimersByTimeAsync(2000)
    const undecided = [{ kind: 'value', key: 'a', mine: '我的', theirs: '对方的' }]
    expect(editor.state.conflicts).toMatchObject(undecided)
    const later = await does(editor, made)
    expect(later.state.conflicts).toMatchObject(undecided)
    later.decide([])
    await vi.advanceTimersByTimeAsync(2000)
    later.close()
    expect((await opened(made.call)).state.conflicts, 'what was decided is decided').toEqual([])
  })

  it('[D3] keeps what is done while its draft, which somebody else published, is opened anew', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    write(editor, 'a', '早')
    Object.assign(server, { takes: 50, isGone: true })
    void editor.save()
    await vi.advanceTimersByTimeAsync(70)
    write(editor, 'b', '晚')
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.draft.text).toContain('早')
    expect(server.draft.text).toContain('晚')
    expect(print(editor.state.document)).toBe(server.draft.text)
  })

  it('[S2] that nobody touches asks by its timer alone, also for what nobody took, until somebody does something', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    server.refusal = { code: 'not-allowed', message: '你的角色不能做这件事' }
    write(editor, 'a', '早')
    await vi.advanceTimersByTimeAsync(5000)
    server.asked.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked).toEqual([])
    expect(new Set(server.polled)).toEqual(new Set(['draftSince', 'saveSteps']))
    server.refusal = undefined
    write(editor, 'a', '晚')
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.asked).toContain('saveSteps')
  })

  it('[D3] says with the first key that it is not saved, and loses nothing typed when the browser ends before it rests', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    await vi.advanceTimersByTimeAsync(200)
    write(editor, 'b', '晚')
    await vi.advanceTimersByTimeAsync(1000)
    expect(words(editor)).toBe('已保存 · 10:21')
    editor.hold(() => write(editor, 'a', '早'))
    editor.hold(() => write(editor, 'a', '早安'))
    expect(words(editor)).toMatch(/^未保存/)
    expect(editor.state.history.steps, 'it is no step before it rests').toHaveLength(1)
    const kept = { ...localStorage }
    editor.close()
    Object.assign(localStorage, kept)
    const again = await opened(call)
    expect(again.state.document.byId.a).toMatchObject({ props: { text: '早安' } })
    again.goTo(1)
    expect(again.state.document.byId).toMatchObject({ a: { props: { text: 'a' } }, b: { props: { text: '晚' } } })
    again.goTo(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.draft.text).toContain('早安')
  })

  it('[D3] does not bring back what was typed and then rested, was taken back or stands in a block that is gone', async () => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    editor.hold(() => write(editor, 'a', '早'))
    write(editor, 'a', '早')
    editor.release()
    editor.goTo(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(words(editor)).toBe('已保存 · 10:21')
    editor.close()
    const again = await opened(call)
    expect(again.state.document.byId.a).toMatchObject({ props: { text: 'a' } })
    again.hold(() => write(again, 'a', '晚'))
    const kept = { ...localStorage }
    again.close()
    Object.assign(localStorage, kept)
    server.othersDo(removeBlocks(read(server.draft.text), ['a'], noTitles))
    const last = await opened(call)
    expect(last.state).toMatchObject({ status: 'open', waiting: [] })
  })

  it.each([
    ['it is opened anew after a publish', (editor: Editor) => editor.reopen(), 20],
    ['what was published is taken in', (editor: Editor) => editor.takePublished(), 70],
  ])('[D3] keeps what is done while %s', async (_what, ask, after) => {
    const { call, server } = fakeServer()
    const editor = await opened(call)
    const text = printed({ ...(JSON.parse(first) as object), title: '春天' })
    Object.assign(server, { takes: 50, published: { hash: '1'.repeat(16), text, source: 'published' } })
    void ask(editor)
    await vi.advanceTimersByTimeAsync(after)
    write(editor, 'b', '晚')
    await vi.advanceTimersByTimeAsync(5000)
    expect(editor.state.document.rest.title).toBe('春天')
    expect(editor.state.document.byId.b).toMatchObject({ props: { text: '晚' } })
    expect(server.saves).toBe(1)
  })
})
