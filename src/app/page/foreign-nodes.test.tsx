// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearForeignNodes } from './foreign-nodes.ts'

// oxlint-disable-next-line typescript/unbound-method -- put back as they were
const { insertBefore, removeChild } = Node.prototype
beforeAll(() => bearForeignNodes(document.body))
afterEach(cleanup)
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

/** As a translation does: each text is taken out, and a <font> stands in its place. */
function replaceTexts(): void {
  for (const text of textsOf(document.body)) {
    const font = document.createElement('font')
    font.textContent = `«${text.data}»`
    text.replaceWith(font)
  }
}

/** As others do: each text is put into a <font>. */
function wrapTexts(): void {
  for (const text of textsOf(document.body)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

const textsOf = (node: Node): Text[] =>
  [...node.childNodes].flatMap((one) => (one instanceof Text ? [one] : textsOf(one)))

function Choice(): ReactNode {
  const [chosen, choose] = useState('潮汐蓝')
  return (
    <section>
      {chosen && '已选 '}
      {chosen}
      <button type="button" onClick={() => choose('细沙米')}>
        换
      </button>
      <button type="button" onClick={() => choose('')}>
        清空
      </button>
      {chosen === '细沙米' && '仅剩 4 件'}
    </section>
  )
}

const said = () => document.querySelector('section')?.textContent
/** What was done to the page is told in a task of its own. */
const told = () => new Promise((done) => setTimeout(done))
const tap = async (at: number) => {
  await told()
  fireEvent.click(screen.getAllByRole('button')[at]!)
  await told()
}

describe.each([
  ['put in the place of', replaceTexts, '«已选 »细沙米«换»«清空»仅剩 4 件'],
  ['put around', wrapTexts, '已选 细沙米换清空仅剩 4 件'],
] as const)('a translation that is %s texts', (_how, translate, chosen) => {
  it('costs neither the block nor what is chosen in it', async () => {
    render(<Choice />)
    translate()
    await tap(0)
    expect(said()).toBe(chosen)
    translate()
    await tap(1)
    expect(said()?.replaceAll(/[«»]/g, '')).toBe('换清空')
  })
})
