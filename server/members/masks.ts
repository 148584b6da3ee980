import { characters } from '../../src/kit/characters.ts'

/** Family names of two signs that are still borne (the Hundred Family Surnames and the census after it). */
const COMPOUND =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|夏侯|司空|轩辕|长孙|宇文|闻人|赫连|澹台|公冶|宗政|濮阳|淳于|单于|太叔|申屠|仲孙|钟离|鲜于|闾丘|东郭|南宫|西门|独孤|端木|拓跋|百里|呼延|第五)(?=.)/u

const firstSign = (text: string): string => characters(text)[0] ?? ''

/**
 * A name as those read it whom its bearer did not tell it: the family name, else the first sign, and two stars whatever follows, so that nobody
 * can count what is hidden: 顾**, 欧阳**, E**. Of an empty name there is none: pages have their own word for somebody.
 */
export function maskedName(name: string): string {
  const whole = name.trim()
  const first = firstSign(whole)
  return first && `${COMPOUND.exec(whole)?.[0] ?? first}**`
}

/** An address for mail: l***@corp.example */
export const maskedMail = (address: string): string =>
  `${firstSign(address)}***${address.slice(address.lastIndexOf('@'))}`
