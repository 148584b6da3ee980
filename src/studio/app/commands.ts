import { useEffect, useRef } from 'react'
import { proxy, ref } from 'valtio'

/** Something that can be done here, by its key or from the palette. */
export interface Command {
  readonly name: string
  readonly title: string
  /** mod+k: Ctrl, on a Mac Cmd. */
  readonly keys: string | undefined
  readonly run: () => void
}

/** What can be done on the screen that is open. */
export const commands = proxy<{ list: Command[] }>({ list: [] })

/** A command for as long as its component is there. @param run undefined: who looks may not, or nothing can be done, and it is not offered */
export function useCommand(name: string, title: string, keys: string | undefined, run: (() => void) | undefined): void {
  const isOffered = run !== undefined
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isOffered) return undefined
    const command = ref<Command>({ name, title, keys, run: () => latest.current?.() })
    commands.list = [...commands.list, command]
    return () => {
      commands.list = commands.list.filter((one) => one.name !== name)
    }
  }, [name, title, keys, isOffered])
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** mod+shift+z -> ⌘⇧Z or Ctrl Shift Z */
export const keysText = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : key === 'shift' ? 'Shift' : key.toUpperCase()))
    .join(' ')

function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+')
  return (
    parts.at(-1) === event.key.toLowerCase() &&
    parts.includes('mod') === (event.ctrlKey || event.metaKey) &&
    parts.includes('shift') === event.shiftKey &&
    !event.altKey
  )
}

/** Keys that a field where something is typed needs for itself: taking back is its own there. */
export function isTyping(event: Event): boolean {
  // In the JSON tab the target is the host of a shadow root, and the path begins with what has the focus in it.
  const target = event.composedPath()[0] ?? event.target
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, [contenteditable="true"]') !== null
  )
}

const OF_FIELDS = new Set(['mod+z', 'mod+shift+z', 'mod+y', 'shift+?'])

/** Runs commands by their keys. */
export function listenForCommands(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const command = commands.list.findLast(({ keys }) => keys !== undefined && isPressed(keys, event))
    if (!command || (isTyping(event) && OF_FIELDS.has(command.keys ?? ''))) return
    event.preventDefault()
    command.run()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
