import type { Me } from '../../../schemas/studio/sign-in.ts'

/** Who is signed in. `asking`: nobody knows yet. */
export interface Who {
  status: 'asking' | 'out' | 'in'
  me: Me | undefined
  /** Why the last session is over, where the server said so. */
  why: string | undefined
}
