import { useSyncExternalStore } from 'react'
import type { CartKind, DeviceLine } from '../../schemas/domain/cart.ts'
import { randomKey } from './random-key.ts'

/** A visitor's cart, which the device alone keeps until its owner logs in. */
export interface DeviceCart {
  /** Another one for each cart that the device begins: a member’s cart takes it in once. */
  readonly key: string
  readonly lines: readonly DeviceLine[]
}

/** The malls whose carts a device may keep. */
export const deviceCartKinds: readonly CartKind[] = ['retail', 'points']

const nameOf = (kind: CartKind) => `cart-${kind}`
const listeners = new Set<() => void>()

/** What the device keeps; undefined: nothing, or nothing that can be read. */
export function readDeviceCart(kind: CartKind): DeviceCart | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(kind)) ?? 'null') as DeviceCart | null
    return found && typeof found.key === 'string' && Array.isArray(found.lines) ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps what a call gave back of a visitor's cart. A device that can't keep anything has an empty cart after a reload. */
export function keepDeviceLines(kind: CartKind, lines: readonly DeviceLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(nameOf(kind))
    else localStorage.setItem(nameOf(kind), JSON.stringify({ key: readDeviceCart(kind)?.key ?? randomKey(), lines }))
  } catch {
    // Nothing is kept.
  }
  for (const heard of listeners) heard()
}

/** How many pieces of a mall the device keeps, as it changes here and in other tabs. */
export const useDeviceCount = (kind: CartKind): number =>
  useSyncExternalStore(
    subscribe,
    () => readDeviceCart(kind)?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    () => 0,
  )

function subscribe(heard: () => void): () => void {
  listeners.add(heard)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(heard)
    window.removeEventListener('storage', heard)
  }
}
