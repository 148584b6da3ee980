/** What operators may do, each more than the one before: look; change drafts; publish; decide about operators. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]

/** What they are called, wherever operators read of them. */
export const roleNames: Readonly<Record<Role, string>> = {
  viewer: '只看',
  editor: '编辑',
  publisher: '发布',
  admin: '管理员',
}

/** Whether a role includes what another may do. */
export const mayActAs = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
