import { characters } from './characters.ts'

/** Family names of two signs that are still borne (the Hundred Family Surnames and the census after it). */
const COMPOUND =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|夏侯|司空|轩辕|长孙|宇文|闻人|赫连|澹台|公冶|宗政|濮阳|淳于|单于|太叔|申屠|仲孙|钟离|鲜于|闾丘|东郭|南宫|西门|独孤|端木|拓跋|百里|呼延|第五)(?=.)/u

/**
 * A name as those read it whom its bearer did not tell it: the family name, else the first sign, and two stars whatever follows, so that nobody
 * can count what is hidden: 顾**, 欧阳**, E**. Of an empty name there is none: pages have their own word for somebody.
 */
export function maskedName(name: string): string {
  const whole = name.trim()
  const [first = ''] = characters(whole)
  return first && `${COMPOUND.exec(whole)?.[0] ?? first}**`
}

/** A phone where others may look: its first three signs and its last four (A3). Of one that is shorter than a mobile's those would be most. */
export const maskedPhone = (phone: string): string =>
  phone.length < 11 ? '*'.repeat(phone.length) : phone.replace(/^(...).+(....)$/, '$1****$2')

/** Longer numbers show their last four signs, shorter ones their last two: nobody who looks over a shoulder can copy them. */
const LONG = 12

/** A document's number as others, and its bearer, read it again: 460***********0011. */
export function maskedDocument(text: string): string {
  // By whole signs: half of one could not be stored.
  const signs = [...text]
  const tail = signs.length >= LONG ? 4 : 2
  if (signs.length <= 3 + tail) return '*'.repeat(signs.length)
  return signs.map((sign, at) => (at < 3 || at >= signs.length - tail ? sign : '*')).join('')
}

/** An address for mail: l***@corp.example */
export const maskedMail = (address: string): string =>
  `${characters(address)[0] ?? ''}***${address.slice(address.lastIndexOf('@'))}`
