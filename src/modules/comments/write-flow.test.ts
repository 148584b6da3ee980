import { describe, expect, it } from 'vitest'
import { exampleComments } from '../../kit/example-comments.ts'
import type { FormFacts } from './comments-api.ts'
import { emptyWrite, type WriteEvent, type WriteState, writeTransition } from './write-flow.ts'
import type { Written } from './written.ts'

const facts: FormFacts = {
  ...{ orderNo: '90000314', commentStatus: -1, isAbroad: false, productName: '冲浪双人课', picture: '/surf' },
  sides: ['教练', '安全'],
}
const whole: Written = {
  ...{ score: 5, content: '教练很耐心，孩子学会了', tripType: '', pictures: [] },
  sides: [
    { scoreName: '教练', score: 5 },
    { scoreName: '安全', score: 4 },
  ],
}
const file = (name: string) => new File(['x'], name)

/** The state and the effects after a chain of events; those of the last event. */
function after(...events: readonly WriteEvent[]) {
  let state: WriteState = emptyWrite
  let effects: ReturnType<typeof writeTransition>['effects'] = []
  for (const event of events) ({ state, effects } = writeTransition(state, event))
  return { state, effects }
}
const opened: WriteEvent = { type: 'opened', orderNo: '90000314', kept: undefined }
const loaded: WriteEvent = { type: 'loaded', facts }
const filled: WriteEvent = { type: 'changed', written: whole }

describe('writing a comment', () => {
  it('[R1] sends nothing of who is from abroad, who is told so, nor of an order that is not open for it', () => {
    const abroad: WriteEvent = { type: 'loaded', facts: { ...facts, isAbroad: true } }
    expect(after(opened, abroad, filled, { type: 'send-pressed' }).effects).toEqual([
      { do: 'tell', text: '功能升级中，敬请期待' },
    ])
    const closed: WriteEvent = { type: 'loaded', facts: { ...facts, commentStatus: 1 } }
    expect(after(opened, closed, filled, { type: 'send-pressed' }).effects).toEqual([])
  })

  it('[R2] begins with what was sent, with the sides that are scored now', () => {
    const comment = {
      ...exampleComments[0]!,
      score: 4,
      scoreInfos: [{ scoreName: '安全', score: 3 }],
      content: '不错不错',
    }
    const { state } = after(opened, { type: 'loaded', facts: { ...facts, commentStatus: 2, comment } })
    expect(state.written).toMatchObject({
      ...{ score: 4, content: '不错不错' },
      sides: [
        { scoreName: '教练', score: 0 },
        { scoreName: '安全', score: 3 },
      ],
    })
  })

  it('[R3] goes on where it was left, keeps each change, and forgets it once it is sent', () => {
    const kept = { ...whole, content: '写了一半的话' }
    expect(after({ ...opened, kept }, loaded).state.written).toEqual(kept)
    expect(after(opened, loaded, filled).effects).toEqual([{ do: 'keep', orderNo: '90000314', written: whole }])
    expect(after(opened, loaded, filled, { type: 'send-pressed' }, { type: 'sent' }).effects).toEqual([
      { do: 'keep', orderNo: '90000314', written: undefined },
      { do: 'leave', orderNo: '90000314' },
    ])
  })

  it('[R4] takes nine pictures at most, those on their way counted, and the same one once', () => {
    const eight = Array.from({ length: 8 }, (_, at) => `/p${at}`)
    const some: WriteEvent = { type: 'changed', written: { ...whole, pictures: eight } }
    const chosen = after(opened, loaded, some, { type: 'files-chosen', files: [file('a'), file('b')] })
    expect(chosen.effects).toMatchObject([
      { do: 'tell', text: '最多 9 张图片' },
      { do: 'upload', files: { length: 1 } },
    ])
    expect(writeTransition(chosen.state, { type: 'files-chosen', files: [file('c')] }).effects).toHaveLength(1)
    const there = writeTransition(chosen.state, { type: 'uploaded', url: '/p0' }).state
    expect([there.uploading, there.written.pictures]).toEqual([0, eight])
    const refused = writeTransition(chosen.state, { type: 'upload-refused', message: '图片打不开，请换一张' })
    expect([refused.state.uploading, refused.effects]).toEqual([0, [{ do: 'tell', text: '图片打不开，请换一张' }]])
  })

  it('[R5] tells of what lacks, the first of it anew each time, until it is right', () => {
    const { state, effects } = after(opened, loaded, { type: 'send-pressed' })
    expect(effects).toEqual([])
    expect(Object.keys(state.errors)).toEqual(['score', 'sides', 'content'])
    const again = writeTransition(state, { type: 'send-pressed' }).state
    expect(again.wrong).toEqual({ field: 'score' })
    expect(again.wrong).not.toBe(state.wrong)
    const scored = writeTransition(state, { type: 'changed', written: { score: 3 } }).state
    expect(Object.keys(scored.errors)).toEqual(['sides', 'content'])
  })

  it('[R5] sends nothing while a picture is on its way', () => {
    const waiting = after(opened, loaded, filled, { type: 'files-chosen', files: [file('a')] }).state
    expect(writeTransition(waiting, { type: 'send-pressed' }).effects).toEqual([
      { do: 'tell', text: '图片还在上传，请稍等' },
    ])
  })

  it('[R6] is sent once; refused, it says why and is free again', () => {
    const sent = after(opened, loaded, filled, { type: 'send-pressed' })
    expect(sent.effects).toEqual([{ do: 'send', orderNo: '90000314', written: whole }])
    expect(writeTransition(sent.state, { type: 'send-pressed' }).effects).toEqual([])
    expect(writeTransition(sent.state, { type: 'changed', written: { content: '别的' } }).state.written).toEqual(whole)
    const refusal = { code: 'comment-written', message: '这个订单已经点评过了', isReason: true }
    const { state } = writeTransition(sent.state, { type: 'refused', refusal })
    expect([state.isBusy, state.refusal]).toEqual([false, '这个订单已经点评过了'])
  })

  it('asks for nothing where the address names no order', () => {
    const { state, effects } = after({ ...opened, orderNo: '' })
    expect([state.isNamed, effects]).toEqual([false, []])
  })

  it('can be asked for again where it could not be had', () => {
    const refusal = { code: 'offline', message: '网络异常', isReason: false }
    const { effects } = after(opened, { type: 'failed', refusal }, { type: 'retried' })
    expect(effects).toEqual([{ do: 'load', orderNo: '90000314' }])
  })
})
