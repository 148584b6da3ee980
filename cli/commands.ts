import type { CommandMaker } from './command.ts'
import type { TextName } from './texts.ts'

export interface CommandEntry {
  readonly name: string
  readonly summary: TextName
  readonly load: () => Promise<{ default: CommandMaker }>
}

/** Every command, in the order of a day's work. The code of a command is loaded when it is called. */
export const commands: readonly CommandEntry[] = [
  { name: 'new widget', summary: 'newWidget.summary', load: () => import('./commands/new-widget/command.ts') },
  { name: 'new page', summary: 'newPage.summary', load: () => import('./commands/new-page/command.ts') },
  { name: 'new app', summary: 'newApp.summary', load: () => import('./commands/new-app/command.ts') },
  { name: 'preview', summary: 'preview.summary', load: () => import('./commands/preview/command.ts') },
  { name: 'check', summary: 'check.summary', load: () => import('./commands/check/command.ts') },
  { name: 'migrate', summary: 'migrate.summary', load: () => import('./commands/migrate/command.ts') },
  { name: 'history', summary: 'history.summary', load: () => import('./commands/history/command.ts') },
  { name: 'restore', summary: 'restore.summary', load: () => import('./commands/restore/command.ts') },
  { name: 'pull', summary: 'pull.summary', load: () => import('./commands/pull/command.ts') },
  { name: 'diff', summary: 'diff.summary', load: () => import('./commands/diff/command.ts') },
  { name: 'push', summary: 'push.summary', load: () => import('./commands/push/command.ts') },
  { name: 'publish', summary: 'publish.summary', load: () => import('./commands/publish/command.ts') },
  { name: 'rollback', summary: 'rollback.summary', load: () => import('./commands/rollback/command.ts') },
  { name: 'mcp', summary: 'mcp.summary', load: () => import('./commands/mcp/command.ts') },
  { name: 'routes', summary: 'routes.summary', load: () => import('./commands/routes/command.ts') },
  { name: 'operator add', summary: 'operator.add', load: () => import('./commands/operator/add.ts') },
  { name: 'operator list', summary: 'operator.list', load: () => import('./commands/operator/list.ts') },
  { name: 'operator link', summary: 'operator.link', load: () => import('./commands/operator/link.ts') },
  { name: 'operator disable', summary: 'operator.disable', load: () => import('./commands/operator/disable.ts') },
  { name: 'operator key', summary: 'operator.key', load: () => import('./commands/operator/key.ts') },
  { name: 'operator keys', summary: 'operator.keys', load: () => import('./commands/operator/keys.ts') },
  { name: 'operator end-key', summary: 'operator.endKey', load: () => import('./commands/operator/end-key.ts') },
  { name: 'audit', summary: 'audit.summary', load: () => import('./commands/audit/command.ts') },
  { name: 'sandbox grow', summary: 'grow.summary', load: () => import('./commands/sandbox/grow.ts') },
  { name: 'gen', summary: 'gen.summary', load: () => import('./commands/gen/command.ts') },
]

/** The command that the first words name, and the words after it. */
export function findCommand(words: readonly string[]): { entry: CommandEntry; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const entry = commands.find(({ name }) => name === words.slice(0, length).join(' '))
    if (entry) return { entry, rest: words.slice(length) }
  }
  return undefined
}
