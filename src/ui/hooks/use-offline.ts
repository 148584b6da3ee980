import { useSyncExternalStore } from 'react'
import { isOffline } from '../../kit/offline.ts'

function subscribe(told: () => void): () => void {
  addEventListener('online', told)
  addEventListener('offline', told)
  return () => {
    removeEventListener('online', told)
    removeEventListener('offline', told)
  }
}

/** Whether the device says that it has no network; the server's HTML is of one that has. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)
