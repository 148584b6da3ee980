import { describe, expect, it } from 'vitest'
import {
  type AssistantEffect,
  type AssistantEvent,
  type AssistantState,
  assistantTransition,
  emptyAssistant,
} from './assistant-flow.ts'

const hit = { kind: 'product' as const, id: '1', title: '浮潜', text: '一小时', price: 199 }
const answered = { type: 'answered', answer: { hits: [hit], suggestions: ['几点入住'] } } as const
const failed = (message = '', isReason = false): AssistantEvent => ({
  ...{ type: 'failed', refusal: { code: 'offline', message, isReason } },
})
const typed = (text: string): AssistantEvent => ({ type: 'typed', text })
const ask = { type: 'asked' } as const

function after(...events: readonly AssistantEvent[]) {
  let state: AssistantState = emptyAssistant
  const effects: AssistantEffect[] = []
  for (const event of events) {
    const next = assistantTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const questions = (effects: readonly AssistantEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'ask' ? [effect.question] : []))
const lastKept = (effects: readonly AssistantEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'keep' ? [effect.kept] : [])).at(-1)

describe('a conversation', () => {
  it('[R1] is kept with what is being typed, without prices, and stands there again', () => {
    const { effects } = after(typed('浮潜'), ask, answered, typed('多少'))
    const { price: _price, ...plain } = hit
    const kept = { text: '多少', turns: [{ question: '浮潜', hits: [plain] }] }
    expect(lastKept(effects)).toEqual(kept)
    const { state } = after({ type: 'opened', kept, question: '' })
    expect(state.text).toBe('多少')
    expect(state.turns).toEqual([{ id: 1, question: '浮潜', state: 'answered', hits: [plain], reason: '' }])
  })

  it('[R1] keeps the last ten, and none once it was cleared', () => {
    const many = Array.from({ length: 12 }, (_, index) => [typed(`问 ${index}`), ask, answered]).flat()
    expect(lastKept(after(...many).effects)?.turns.map(({ question }) => question)[0]).toBe('问 2')
    const cleared = after(...many, { type: 'cleared' })
    expect([cleared.state.turns, lastKept(cleared.effects)]).toEqual([[], { text: '', turns: [] }])
  })

  it('[R2] asks nothing empty, and one thing at a time', () => {
    expect(after(typed('  '), ask).effects.at(-1)).toEqual({ do: 'tell', text: '请写下想问的' })
    const picked = { type: 'picked', question: '几点入住' } as const
    const { state, effects } = after(typed(' 浮潜 '), ask, typed('退款'), ask, picked)
    expect([questions(effects), state.text, state.turns.length]).toEqual([['浮潜'], '退款', 1])
  })

  it('[R2] cuts what is too long for the call', () => {
    expect(questions(after(typed('问'.repeat(150)), ask).effects)[0]).toHaveLength(100)
  })

  it('[R3] has each answer under its question, and one that came too late under none', () => {
    const { state } = after(typed('浮潜'), ask, answered)
    expect(state.turns[0]).toMatchObject({ question: '浮潜', state: 'answered', hits: [hit] })
    expect(after(answered).state.turns).toEqual([])
  })

  it.each([
    [failed(), '没有收到回答，请再问一次'],
    [failed('操作太频繁，请稍后再试', true), '操作太频繁，请稍后再试'],
  ])('[R3] says why no answer came, and asks the same again', (event, reason) => {
    const { state } = after(typed('浮潜'), ask, event)
    expect(state.turns[0]).toMatchObject({ state: 'failed', reason })
    const again = assistantTransition(state, { type: 'retried' })
    expect([questions(again.effects), again.state.turns.length]).toEqual([['浮潜'], 1])
  })

  it('[R4] gives way to a person at any time, also while an answer is awaited', () => {
    expect(after(typed('浮潜'), ask, { type: 'person-wanted' }).effects.at(-1)).toEqual({ do: 'hand-over' })
  })

  it('[R5] asks the question of the address once', () => {
    const open = (turns: readonly { question: string; hits: [] }[]) =>
      after({ type: 'opened', kept: { text: '', turns }, question: ' 浮潜 ' })
    expect(questions(open([]).effects)).toEqual(['浮潜'])
    expect(questions(open([{ question: '浮潜', hits: [] }]).effects)).toEqual([])
  })
})
