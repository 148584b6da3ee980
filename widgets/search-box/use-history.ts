import { useCallback, useEffect, useState } from 'react'
import type { WidgetMemory } from '../../src/kit/widget.ts'

/** Words that this device remembers, the last one first. */
const MOST = 10
const NAME = 'history'

function read(memory: WidgetMemory): string[] {
  try {
    const kept: unknown = JSON.parse(memory.get(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** What was searched on this device before; a word that is searched now is put first. */
export function useHistory(memory: WidgetMemory, keyword: string): readonly [words: string[], clear: () => void] {
  const [words, setWords] = useState<string[]>([])
  useEffect(() => {
    const before = read(memory)
    const next = keyword === '' ? before : [keyword, ...before.filter((word) => word !== keyword)].slice(0, MOST)
    if (keyword !== '') memory.set(NAME, JSON.stringify(next))
    setWords(next)
  }, [memory, keyword])
  const clear = useCallback(() => {
    memory.set(NAME, undefined)
    setWords([])
  }, [memory])
  return [words, clear]
}
