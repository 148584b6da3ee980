import { useEffect, useState } from 'react'
import { toast } from '../controls/toasts.tsx'

/** What is dropped or pasted without its folders: a browser names one among the files, and can't read it. */
function filesOf(data: DataTransfer | null): { readonly files: readonly File[]; readonly hasFolder: boolean } {
  const things = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file')
  const isFolder = (thing: DataTransferItem) => thing.webkitGetAsEntry()?.isDirectory === true
  return {
    files: things.filter((thing) => !isFolder(thing)).flatMap((thing) => thing.getAsFile() ?? []),
    hasFolder: things.some(isFolder),
  }
}

/** Where one picture goes: the first, and a word about the others. */
export function onlyFirst(files: readonly File[]): readonly File[] {
  const [first, ...others] = files
  if (others.length > 0)
    toast(`这里只放一张：其他 ${others.length} 张没有上传（${others.map(({ name }) => name).join('、')}）`)
  return first ? [first] : []
}

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
      const { files, hasFolder } = filesOf(data)
      if (files.length === 0 && !hasFolder) return
      event.preventDefault()
      if (hasFolder) toast('文件夹传不了：打开它，选里面的图片', { tone: 'bad' })
      if (files.length > 0) onFiles(files)
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
