import { describe, expect, it } from 'vitest'
import { MOST_PATCHES, type Patch } from '../../../schemas/studio/step.ts'
import { applySteps } from './apply-steps.ts'

const text = JSON.stringify({ title: '首页', blocks: [{ id: 'a', props: { days: [1] } }] })
const applied = (...patches: Patch[]) => applySteps('page', text, [{ patches }])

describe('steps that are sent', () => {
  it('are refused before their work is done where a list would grow without end', () => {
    const path = ['byId', 'a', 'props', 'days']
    const lengths = [2, 20_000_000, 4_294_967_295].map((value) =>
      applied({ op: 'replace', path: [...path, 'length'], value }),
    )
    const entries = [1, 20_000_000, 4_294_967_294].map((index) =>
      applied({ op: 'replace', path: [...path, index], value: 1 }),
    )
    for (const outcome of [...lengths, ...entries])
      expect(outcome).toEqual({ refused: expect.stringContaining('这个列表') })
  })

  it('are counted together', () => {
    const patches = Array.from({ length: MOST_PATCHES }, (): Patch => ({
      op: 'replace',
      path: ['rest', 'title'],
      value: '新',
    }))
    expect(applySteps('page', text, [{ patches }])).toHaveProperty('text')
    expect(applySteps('page', text, [{ patches }, { patches: patches.slice(0, 1) }])).toEqual({
      refused: expect.stringContaining('分几次改'),
    })
  })

  it('do not write blocks that hold each other ten times, thirty deep', () => {
    const blocks = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`b${at}`, { slots: { in: [] } }]))
    const lists = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`in/b${at}/in`, Array.from({ length: 10 }, () => `b${at + 1}`)]),
    )
    const outcome = applied(
      { op: 'replace', path: ['byId'], value: blocks },
      { op: 'replace', path: ['order'], value: { blocks: ['b0'], ...lists } },
    )
    expect(outcome).toEqual({ refused: '区块「b1」放在了两个地方' })
  })

  it('do not write what nests without end', () => {
    const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
    const value = (levels: number) => applied({ op: 'replace', path: ['byId', 'a', 'props'], value: nested(levels) })
    expect(value(90)).toHaveProperty('text')
    for (const levels of [98, 101, 5000])
      expect(value(levels)).toEqual({ refused: expect.stringContaining('嵌套太深，最多 100 层') })
  })

  it('of another text are refused in words', () => {
    const outcome = applied({ op: 'replace', path: ['byId', 'nobody', 'props'], value: 1 })
    expect(outcome).toEqual({ refused: '「byId/nobody/props」在这份文档里没有' })
  })
})
