import { useEffect, useState } from 'react'

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files that are dropped anywhere on the window, or pasted. What is not chosen never replaces the page, as browsers do with a dropped file.
 * @returns whether files are dragged over it
 */
export function useFiles(isOn: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const take = (data: DataTransfer | null, event: Event) => {
      const files = filesOf(data)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    // Leaving a child is no leaving of the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      take(event.dataTransfer, event)
    }
    const paste = (event: ClipboardEvent) => take(event.clipboardData, event)
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      setOver(false)
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [isOn, onFiles])
  return isOver
}
