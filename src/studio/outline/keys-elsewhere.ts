import { useEffect, useRef } from 'react'
import { isTyping } from '../app/commands.ts'
import { blocksIn, type BlockCommands } from './block-commands.ts'
import type { BlockClipboard } from './block-clipboard.ts'

/** What a key says, as React and the browser tell it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** What a key does to what is chosen; nothing where it does nothing. */
export function commandForKey(pressed: PressedKey, commands: BlockCommands): (() => void) | undefined {
  const { altKey: alt, shiftKey: shift } = pressed
  const mod = pressed.ctrlKey || pressed.metaKey
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  const deeds: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: alt ? () => commands.move(1) : undefined,
    ArrowUp: alt ? () => commands.move(-1) : undefined,
    ArrowRight: alt ? commands.moveIn : undefined,
    ArrowLeft: alt ? commands.moveOut : undefined,
    Delete: commands.remove,
    Backspace: commands.remove,
    d: mod ? commands.duplicate : undefined,
    h: mod && shift ? commands.hide : undefined,
  }
  return deeds[key]
}

/** Whether the key is somebody else's: of a field, of a dialog over the screen, or done already. */
function isTaken(event: KeyboardEvent | ClipboardEvent): boolean {
  const isOnChoice = event.target instanceof HTMLElement && event.target.closest('select') !== null
  const isCovered = document.getElementById('root')?.inert === true
  return event.defaultPrevented || isCovered || isOnChoice || isTyping(event)
}

interface Tools {
  readonly commands: BlockCommands
  readonly clipboard: BlockClipboard
  readonly canEdit: boolean
  readonly hasChosen: boolean
}

/**
 * The keys of what is chosen outside the outline: whoever chose it in the canvas, or has just pressed a button, is in no line of it. Text that
 * somebody marked is copied as text.
 */
export function useKeysElsewhere(tools: Tools): void {
  const latest = useRef(tools)
  useEffect(() => {
    latest.current = tools
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { commands, canEdit, hasChosen } = latest.current
      const deed = canEdit && hasChosen && !isTaken(event) ? commandForKey(event, commands) : undefined
      if (!deed) return
      event.preventDefault()
      deed()
    }
    const onCopy = (event: ClipboardEvent) => {
      const { clipboard, hasChosen } = latest.current
      if (hasChosen && !isTaken(event) && getSelection()?.isCollapsed !== false) clipboard.events.onCopy(event)
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? ''
      if (!isTaken(event) && blocksIn(text)) latest.current.clipboard.events.onPaste(event)
    }
    addEventListener('keydown', onKey)
    addEventListener('copy', onCopy)
    addEventListener('cut', onCopy)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('copy', onCopy)
      removeEventListener('cut', onCopy)
      removeEventListener('paste', onPaste)
    }
  }, [])
}
