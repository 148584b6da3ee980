import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { amis } from './amis.jsx'
import { engine } from './engine.jsx'
import { hand, store } from './hand.jsx'
import { jsonRender } from './json-render.jsx'
import { blocksOf } from './page.js'
import { puck } from './puck.jsx'
import { tmagic } from './tmagic.jsx'

const peers = { 'React by hand': hand, ours: engine, puck, 'json-render': jsonRender, tmagic, amis }
const changing = { ...peers, 'React with a store by hand': store }
const root = document.getElementById('root')

/** Runs each once in every place of the order, so many times. */
async function inTurn(names, runs, once) {
  const times = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = -2; run < runs; run += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(run + 2 + turn) % names.length]
      const took = await once(name, run)
      if (run >= 0) times[name].push(took)
    }
  }
  return times
}

const shows = (name, container, expected) => {
  const text = container.textContent
  if (text !== expected)
    throw new Error(`${name} shows another page: ${text.slice(0, 80)} and not ${expected.slice(0, 80)}`)
}

/** Milliseconds from an empty element to the mounted page, layout included. */
async function mounts(count, runs) {
  const blocks = blocksOf(count)
  const names = Object.keys(peers)
  const pages = Object.fromEntries(names.map((name) => [name, peers[name].prepare(blocks)]))
  let expected
  return inTurn(names, runs, async (name) => {
    const { prepare, element, isUsedUp } = peers[name]
    const prepared = isUsedUp ? prepare(blocks) : pages[name]
    root.textContent = ''
    const container = root.appendChild(document.createElement('div'))
    const start = performance.now()
    const app = createRoot(container)
    flushSync(() => app.render(element(prepared)))
    void container.offsetHeight
    const took = performance.now() - start
    expected ??= container.textContent
    shows(name, container, expected)
    app.unmount()
    // What a page leaves for later is not the next one's.
    await new Promise((done) => setTimeout(done))
    return took
  })
}

/** Milliseconds until a page of 1000 blocks shows a changed value that 500 of them read. */
async function changes(runs) {
  const blocks = blocksOf(1000)
  const names = Object.keys(changing)
  const made = Object.fromEntries(
    names.map((name) => {
      const container = document.createElement('div')
      const app = createRoot(container)
      // Who has a store changes that; the others are given a page with the new value.
      const { element, set, at } = changing[name].changing(blocks)
      flushSync(() => app.render(element ?? at(0)))
      return [name, { set: set ?? ((value) => app.render(at(value))), container, app }]
    }),
  )
  root.textContent = ''
  let value = 0
  const times = await inTurn(names, runs, async (name) => {
    const { container, set } = made[name]
    root.append(container)
    void container.offsetHeight
    value += 1
    const start = performance.now()
    flushSync(() => set(value))
    void container.offsetHeight
    const took = performance.now() - start
    const shown = [...container.querySelectorAll('h2')].filter(
      ({ textContent }) => textContent === String(value),
    ).length
    if (shown !== 500) throw new Error(`${name} shows the value ${shown} times and not 500 times`)
    container.remove()
    await new Promise((done) => setTimeout(done))
    return took
  })
  for (const { app } of Object.values(made)) app.unmount()
  return times
}

Object.assign(globalThis, { bench: { mounts, changes } })
