import type { HostWindow } from './host.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which a script that doesn't come is given up: the shop goes on by its own means. */
const PATIENCE = 5000

/** Loads the script of a host; resolves also when it can't be had. */
export function loadHostScript(src: string, { document }: HostWindow): Promise<void> {
  return withTimeout<void>(PATIENCE, (resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => resolve()
    document.head.append(script)
  }).catch(() => undefined)
}
