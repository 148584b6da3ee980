import { readdir } from 'node:fs/promises'
import { knownPictures } from '../../../src/kit/known-pictures.ts'
import type { Project } from '../../project.ts'

/** Whether a picture's address has its files; undefined when the project has no folder of pictures. */
export async function picturesOf({ media }: Pick<Project, 'media'>): Promise<((url: string) => boolean) | undefined> {
  const files = await readdir(media).catch(() => undefined)
  return files && knownPictures(files)
}
