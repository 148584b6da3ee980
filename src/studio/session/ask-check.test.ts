import { describe, expect, it } from 'vitest'
import type { Patch } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { documentOf, noTitles, print, setBlockValue } from '../document/index.ts'
import { askCheck } from './ask-check.ts'

const item = { kind: 'page', name: 'home' } as const
const block = (at: number) => ({
  ...{
    id: `b${at}`,
    widget: 'rich-text',
    props: { title: `第 ${at} 段`, parts: [{ paragraphs: ['海边的早晨'.repeat(20)] }] },
  },
})
const page = documentOf({ title: '首页', blocks: Array.from({ length: 300 }, (_, at) => block(at)) }, 'page')

/** What an expression that is typed into a block of the page makes of it. */
function typed(value: string) {
  const made = setBlockValue(page, { key: 'b150', path: ['props', 'title'], value }, noTitles)
  if ('refused' in made) throw new Error(made.refused)
  return { document: made.document, patches: made.step.patches }
}

function asked(answers: Readonly<Record<string, object>>) {
  const sent: (readonly [name: string, bytes: number])[] = []
  const call = (async (name: string, { body }: { readonly body: object }) => {
    sent.push([name, Buffer.byteLength(JSON.stringify(body))])
    return answers[name]
  }) as unknown as StudioCall
  return { sent, call }
}

const open = { item, version: 3, base: '0'.repeat(16), waiting: [] }
const fine = { reply: { problems: [] } }

describe('the check of what is typed', () => {
  it('[C3] sends of a page of 300 blocks what is typed, and no more', async () => {
    const { sent, call } = asked({ checkChange: fine })
    const changed = typed('{{ user.name }} 的海边')
    expect(await askCheck(call, open, changed)).toEqual(fine.reply)
    const [[name, bytes] = ['', 0], ...more] = sent
    expect([name, more]).toEqual(['checkChange', []])
    expect(bytes).toBeLessThan(250)
    expect(Buffer.byteLength(print(changed.document))).toBeGreaterThan(100_000)
  })

  it('[C3] sends the steps that wait to be saved along with it', async () => {
    const { call } = asked({})
    const bodies: object[] = []
    const told = (async (_name: string, { body }: { readonly body: object }) => {
      bodies.push(body)
      return fine
    }) as unknown as typeof call
    const patch: Patch = { op: 'replace', path: ['rest', 'title'], value: '冬天' }
    const waiting = [{ id: '12345678', label: '标题', patches: [patch], inverse: [] }]
    const changed = typed('{{ user.name }}')
    await askCheck(told, { ...open, waiting }, changed)
    expect(bodies).toEqual([{ version: 3, base: open.base, patches: [patch, ...changed.patches] }])
  })

  it('[C3] sends the text where the server has another one, and nothing more where nobody answers', async () => {
    for (const moved of [{ reply: {} }, { failure: { code: 'invalid-request', message: '' } }]) {
      const other = asked({ checkChange: moved, checkDocument: fine })
      expect(await askCheck(other.call, open, typed('早'))).toEqual(fine.reply)
      expect(other.sent.map(([name]) => name)).toEqual(['checkChange', 'checkDocument'])
    }
    const away = asked({ checkChange: { failure: { code: 'offline', message: '' } } })
    expect(await askCheck(away.call, open, typed('早'))).toHaveProperty('failure')
    expect(away.sent).toHaveLength(1)
  })
})
