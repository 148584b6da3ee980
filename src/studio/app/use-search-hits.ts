import { useEffect, useState } from 'react'
import { itemKindNames } from '../../../schemas/studio/item.ts'
import type { TextMatch } from '../../../schemas/studio/find.ts'
import { useStudio } from '../session/studio.ts'

/** ms of rest after a key before it is looked for. */
const REST = 200

/** A line of the palette that leads to a screen. */
export interface PaletteLink {
  readonly name: string
  readonly title: string
  /** What it is, or where it stands. */
  readonly where: string
  readonly to: string
}

function wayOf({ kind, name, title, block, field, words }: TextMatch): PaletteLink {
  const to = `/pages/${kind}/${name}`
  if (block === undefined) return { name: to, title, where: itemKindNames[kind], to }
  const place = `${to}?field=${encodeURIComponent(field ?? '')}#${encodeURIComponent(block)}`
  return { name: place, title: words ?? title, where: `${itemKindNames[kind]}「${title}」`, to: place }
}

/** Items, and what they say, for what is typed. What was typed last is told, whatever is answered late. */
export function useSearchHits(asked: string): readonly PaletteLink[] {
  const { call } = useStudio()
  const words = asked.trim().slice(0, 60)
  const [found, setFound] = useState<{ readonly words: string; readonly ways: readonly PaletteLink[] }>()
  useEffect(() => {
    if (words === '') return undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await call('findWords', { query: { words } })
      if (isCurrent && 'reply' in answer) setFound({ words, ways: answer.reply.found.map(wayOf) })
    }
    const timer = setTimeout(() => void ask(), REST)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, words])
  return found && found.words === words ? found.ways : []
}
