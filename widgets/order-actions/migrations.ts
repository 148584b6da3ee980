import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: how cancelling goes is told by the action `cancel-order`, no longer by a state of the page. */
export const migrations: readonly Migration[] = [
  { to: 2, name: 'drop-result', removedProps: ['result'], up: ({ result: _result, ...props }) => props },
]
