export const defaults = { writeText: '写点评' } as const
