import { describe, expect, it } from 'vitest'
import { MOST_PATCHES, MOST_STEPS, type Patch, type Step } from '../../../schemas/studio/step.ts'
import { firstSteps } from './draft-saver.ts'

const stepOf = (patches: number): Step => ({
  ...{ id: 'a-step-of-mine', label: '改', inverse: [] },
  patches: Array.from({ length: patches }, (): Patch => ({ op: 'remove', path: ['rest', 'title'] })),
})
const steps = (count: number, patches: number) => Array.from({ length: count }, () => stepOf(patches))

describe('what one save takes of the waiting steps', () => {
  it.each([
    ['all, where they are few', steps(3, 2), 3],
    ['as many steps as a call may have', steps(MOST_STEPS + 1, 1), MOST_STEPS],
    ['as many as have the patches that a call may have', steps(4, MOST_PATCHES / 2), 2],
    ['the largest step alone', steps(2, MOST_PATCHES), 1],
  ])('is %s', (_, waiting, count) => expect(firstSteps(waiting)).toHaveLength(count))
})
