const MEDIA = '/tc-fostay/media/'

/**
 * Whether a picture's address has its files: `/tc-fostay/media/bay-1` stands for bay-1-780x380.avif and its sizes. Addresses of other
 * hosts are not ours to judge.
 * @param files the names in the folder of pictures
 */
export function knownPictures(files: readonly string[]): (url: string) => boolean {
  const names = new Set(files.flatMap((file) => [file, file.replace(/-\d+x\d+\.\w+$/, '')]))
  return (url) => !url.startsWith(MEDIA) || names.has(url.slice(MEDIA.length))
}

/** The addresses of pictures that a text names, of those that are ours to judge. */
export const picturesIn = (text: string): readonly string[] => text.match(/\/tc-fostay\/media\/[\w.-]+/g) ?? []
