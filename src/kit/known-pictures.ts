import { MEDIA } from '../domain/picture/picture-sizes.ts'

/**
 * Whether a picture's address has its files: `/tc-fostay/media/bay-1` stands for bay-1-780x380.avif and its sizes. Addresses of other
 * hosts are not ours to judge.
 * @param files the names in the folder of pictures
 */
export function knownPictures(files: readonly string[]): (url: string) => boolean {
  const names = new Set(files.flatMap((file) => [file, withoutSize(file)]))
  return (url) => !url.startsWith(MEDIA) || names.has(url.slice(MEDIA.length))
}

/** bay-1-780x380.avif -> bay-1 */
const withoutSize = (file: string) => file.replace(/-\d+x\d+\.\w+$/, '')

/** The addresses by which pages name pictures: those that come in sizes. */
export const picturesNamed = (files: readonly string[]): string[] => {
  const names = new Set(files.map(withoutSize).filter((name, at) => name !== files[at]))
  return [...names].toSorted().map((name) => MEDIA + name)
}

/** The address by which pages name the picture of a file: without size and format. */
export const pictureOf = (address: string): string => withoutSize(address)

/** The addresses of pictures that a text names, of those that are ours to judge. */
export const picturesIn = (text: string): readonly string[] => text.match(/\/tc-fostay\/media\/[\w.-]+/g) ?? []
