import { toast } from '../controls/toasts.tsx'

/** 「ci」「看板」 */
export const quoted = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('')

/** Tells which keys ended with a password: what uses them stands still until it has others. */
export function tellEnded(names: readonly string[]): void {
  if (names.length > 0) toast(`密钥${quoted(names)}已停用：用它们的程序要换新的密钥`)
}
