import { afterEach, describe, expect, it, vi } from 'vitest'
import { blockClipboard } from './block-clipboard.ts'
import type { BlockCommands } from './block-commands.ts'

const blocks = (name: string) => JSON.stringify({ 'pagoda-blocks': [{ widget: name }], versions: {} })

function clipboardOf(copied = '') {
  const commands = { copied: () => copied, remove: vi.fn(), paste: vi.fn() }
  return { ...blockClipboard(commands as unknown as BlockCommands, true), commands }
}

/** The clipboard of the system, as a browser gives it or refuses it. */
function system(text: string | undefined) {
  const held = { text }
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (written: string) => {
        held.text = written
        return Promise.resolve()
      },
      readText: () => (held.text === undefined ? Promise.reject(new Error('denied')) : Promise.resolve(held.text)),
    },
  })
  return held
}

describe('blocks that are copied by a button', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are in the clipboard of the system, for other tabs and people, and come out of it', async () => {
    const held = system('')
    clipboardOf(blocks('notice-bar')).copy()
    expect(held.text).toBe(blocks('notice-bar'))
    held.text = blocks('of-a-colleague')
    const { paste, commands } = clipboardOf()
    await paste()
    expect(commands.paste).toHaveBeenCalledWith(blocks('of-a-colleague'))
  })

  it('are taken away where they are cut', () => {
    const held = system('')
    const { cut, commands } = clipboardOf(blocks('notice-bar'))
    cut()
    expect(held.text).toBe(blocks('notice-bar'))
    expect(commands.remove).toHaveBeenCalledOnce()
  })

  it('come back in this tab where the browser lets nobody read its clipboard, has none, or holds other words', async () => {
    system('')
    clipboardOf(blocks('notice-bar')).copy()
    const { paste, commands } = clipboardOf()
    for (const clipboard of [() => system(undefined), () => vi.stubGlobal('navigator', {}), () => system('海边')]) {
      clipboard()
      commands.paste.mockClear()
      await paste()
      expect(commands.paste).toHaveBeenCalledWith(blocks('notice-bar'))
    }
  })
})
