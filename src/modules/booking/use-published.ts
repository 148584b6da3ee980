import { useEffect } from 'react'
import type { Loaded } from '../../kit/loaded.ts'
import type { ScreenTools } from '../../kit/module.ts'

/** Gives the blocks in the slots what the shop answered, under this name. */
export function usePublished(tools: ScreenTools | undefined, name: string, loaded: Loaded<object>): void {
  const value = loaded.status === 'ready' ? loaded.value : undefined
  useEffect(() => {
    if (value) tools?.publish({ [name]: value })
  }, [tools, name, value])
}
