import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Context } from '../../command.ts'
import { WrongUsage } from '../../refusal.ts'
import { jsonFiles, type Project } from '../../project.ts'

/** Every file that is checked when none is named: the route table, the pages, their parts, the themes. */
export async function allFiles({ pages }: Project): Promise<string[]> {
  return allOf(pages)
}

/** The files named on the command line, by full path; a folder stands for the .json files in it. */
export async function namedFiles(names: readonly string[], { cwd, say }: Context): Promise<string[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const file = resolve(cwd, name)
      if (!existsSync(file)) throw new WrongUsage(say('project.noFile', { file: name }))
      return statSync(file).isDirectory() ? allOf(file) : [file]
    }),
  )
  return [...new Set(files.flat())]
}

async function allOf(folder: string): Promise<string[]> {
  const folders = [folder, join(folder, 'parts'), join(folder, 'themes')]
  return (await Promise.all(folders.map(jsonFiles))).flat()
}
