import { useEffect } from 'react'
import type { Loaded } from '../../kit/loaded.ts'
import type { ScreenTools } from '../../kit/module.ts'
import type { Guest } from './car-park-api.ts'

/** Gives the blocks in the slots what they may know of the guest. */
export function usePublished(tools: ScreenTools | undefined, guest: Loaded<Guest>): void {
  const value = guest.status === 'ready' ? guest.value : undefined
  useEffect(() => {
    if (!value) return
    const { isGuest, isSuite, plates } = value
    tools?.publish({ isGuest, isSuite, plates: plates.length })
  }, [tools, value])
}
