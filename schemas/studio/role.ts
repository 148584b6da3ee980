/** What operators may do, each more than the one before: look; change drafts; publish; decide about operators. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]

/** Whether a role includes what another may do. */
export const mayActAs = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
