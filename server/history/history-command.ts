import type { DatabaseCommand } from '../db/command-socket.ts'
import { databaseServedFiles, type FileVersion } from '../pages/served-files.ts'

/** `pagoda history`: the versions of a file. */
export const historyCommand: DatabaseCommand<{ readonly file: string }, { readonly versions: readonly FileVersion[] }> =
  {
    name: 'history',
    socket: 'history',
    run: async (db, { file }) => ({ versions: await databaseServedFiles(db).versions(file) }),
  }
