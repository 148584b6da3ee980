import { useEffect, useState } from 'react'
import type { ScreenTools } from './module.ts'

/**
 * Gives the blocks in the slots of a screen what they may read.
 * @param values undefined while there is nothing to tell: what was told before stays
 */
export function usePublished(tools: ScreenTools, values: Readonly<Record<string, unknown>> | undefined): void {
  // Before the slots are rendered for the first time: the server has them with what is told here.
  useState(() => {
    if (values) tools.atFirst.publish(values)
  })
  // After each render: what is the same as before moves nothing.
  useEffect(() => {
    if (values) tools.publish(values)
  })
}
