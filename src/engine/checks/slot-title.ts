import type { Slot } from '../../kit/widget.ts'
import { getOwn } from '../core/get-own.ts'

/** What people call the slot of a widget or screen: 右栏. One that it does not have is called as it is written. */
export const slotTitle = (of: { readonly slots?: Readonly<Record<string, Slot>> } | undefined, name: string): string =>
  getOwn(of?.slots ?? {}, name)?.title ?? name
