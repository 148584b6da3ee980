import { useEffect, useState } from 'react'

/** What is picked is marked at once; then the page's word counts. */
export function useSelected(selected: string | undefined) {
  const [picked, setPicked] = useState<string>()
  useEffect(() => setPicked(undefined), [selected])
  return [picked ?? selected, setPicked] as const
}
