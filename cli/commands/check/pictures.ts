import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const media = '/tc-fostay/media/'

/**
 * Whether a picture address has its files: `/tc-fostay/media/bay-1` stands for bay-1-780x380.avif and its sizes. Addresses outside of
 * the sandbox's media are not ours to judge. Undefined when the project has no media folder.
 */
export async function knownPictures(root: string): Promise<((url: string) => boolean) | undefined> {
  const files = await readdir(join(root, 'sandbox', 'media')).catch(() => undefined)
  if (!files) return undefined
  const names = new Set(files.flatMap((file) => [file, file.replace(/-\d+x\d+\.\w+$/, '')]))
  return (url) => !url.startsWith(media) || names.has(url.slice(media.length))
}
