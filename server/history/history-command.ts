import type { DatabaseCommand } from '../db/command-socket.ts'
import { databaseKeptFiles, type KeptVersion } from '../pages/kept-files.ts'

/** `pagoda history`: the versions of a file. */
export const historyCommand: DatabaseCommand<{ readonly file: string }, { readonly versions: readonly KeptVersion[] }> =
  {
    name: 'history',
    socket: 'history',
    run: async (db, { file }) => ({ versions: await databaseKeptFiles(db).versions(file) }),
  }
