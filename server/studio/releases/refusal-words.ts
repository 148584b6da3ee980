import { studioProblems } from '../../../schemas/studio/problems.ts'
import type { StudioRefusal } from '../studio-refusal.ts'

/** A refusal that nobody is there to be told: kept as a sentence. */
export const inWords = ({ code, detail }: StudioRefusal): string =>
  detail === undefined ? studioProblems[code].message : `${studioProblems[code].message}：${detail}`
