import { useSyncExternalStore } from 'react'
import { isOffline } from '../../kit/offline.ts'

const CHANGES = ['online', 'offline'] as const

function subscribe(told: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, told)
  return () => {
    for (const change of CHANGES) removeEventListener(change, told)
  }
}

/** Whether the device says that it has no network; the server's HTML is of one that has. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)
