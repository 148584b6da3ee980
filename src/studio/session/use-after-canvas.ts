import { useEffect, useState } from 'react'
import type { Editor } from './editor.ts'

/**
 * What stands beside the canvas follows a step when the canvas has painted it: a step is shown as soon as a typed letter, which only the canvas
 * shows [C4]. Without an open canvas it is the value as it is.
 */
export function useAfterCanvas<Value>(editor: Editor, value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return editor.hasCanvas ? shown : value
}
