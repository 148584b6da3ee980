import { describe, expect, it } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { isFilled, type Sending, sendDraft, waysOf } from './publish-ways.ts'

const draft = { kind: 'page', name: 'home', version: 3 } as const
const sending: Sending = { way: 'now', message: ' 换图 ', at: '2026-11-27T20:00', bundle: undefined, name: ' 双十一 ' }

/** What was called, and where the draft is then. */
async function sent(change: Partial<Sending>) {
  const calls: unknown[] = []
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input])
    return { reply: name === 'publishDraft' ? { published: [], problems: [] } : { id: 'r1' } }
  }) as unknown as StudioCall
  const answer = await sendDraft(call, draft, '首页', { ...sending, ...change })
  return { calls, answer }
}

describe('the ways to publish', () => {
  it('are those of a role, and with four eyes nobody’s alone', () => {
    expect(waysOf('publisher', { fourEyes: false })).toEqual(['now', 'schedule', 'bundle', 'ask'])
    expect(waysOf('admin', { fourEyes: true })).toEqual(['ask', 'bundle'])
    expect(waysOf('editor', { fourEyes: false })).toEqual(['ask', 'bundle'])
    expect(waysOf('viewer', { fourEyes: false })).toEqual([])
  })

  it('publish at once, and say so', async () => {
    const { calls, answer } = await sent({})
    expect(calls).toEqual([['publishDraft', { body: { items: [draft], message: '换图' } }]])
    expect(answer).toEqual({ reply: { said: '发布了，顾客下一次打开就是新的' } })
  })

  it('set a moment, and say when', async () => {
    const { calls, answer } = await sent({ way: 'schedule' })
    const body = { name: '首页', message: '换图', items: [draft], at: '2026-11-27T20:00' }
    expect(calls).toEqual([['scheduleDrafts', { body }]])
    expect(answer).toEqual({ reply: { said: '定好了：11月27日 20:00 发布', releaseId: 'r1' } })
  })

  it('ask for an approval, with a wanted moment or none', async () => {
    const body = { kind: 'single', name: '首页', message: '换图', items: [draft] }
    expect((await sent({ way: 'ask', at: '' })).calls).toEqual([['newRelease', { body: { ...body, ask: {} } }]])
    const ask = { at: sending.at }
    expect((await sent({ way: 'ask' })).calls).toEqual([['newRelease', { body: { ...body, ask } }]])
  })

  it('put it into a release that is there, or into a new one', async () => {
    const bundle = { id: 'r9', version: 4, name: '会场' }
    const into = await sent({ way: 'bundle', bundle })
    expect(into.calls).toEqual([['changeRelease', { params: { id: 'r9' }, body: { version: 4, add: [draft] } }]])
    expect(into.answer).toEqual({ reply: { said: '放进了「会场」', releaseId: 'r1' } })
    const body = { kind: 'bundle', name: '双十一', message: '换图', items: [draft] }
    expect((await sent({ way: 'bundle' })).calls).toEqual([['newRelease', { body }]])
  })

  it('wait for what they need', () => {
    expect(isFilled({ ...sending, way: 'schedule', at: '' })).toBe(false)
    expect(isFilled({ ...sending, way: 'ask', at: '' })).toBe(true)
    expect(isFilled({ ...sending, way: 'bundle', name: ' ' })).toBe(false)
  })
})
