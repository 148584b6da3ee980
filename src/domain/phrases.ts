/**
 * Where lines of a Chinese title may end: pieces that are read in one breath, 鹿鸣 雪山 三日 滑雪 套餐, with a number and its unit in one, 3 天 2 晚.
 * In a row they are the text. By itself a browser ends lines between any two characters.
 * @returns the text as one piece where the system can't tell words apart
 */
export function phrases(text: string): string[] {
  const pieces: string[] = []
  const tokens = tokensOf(text)
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && isBound(tokens, at)) pieces.push(`${pieces.pop()}${token}`)
    else pieces.push(token)
  }
  return pieces
}

/** Whether a piece holds a space at which no line may end: 3 天 2 晚. */
export const isWhole = (piece: string): boolean => piece.trim().includes(' ')

/** Words that dictionaries of the language do not know, or cut elsewhere. */
const SHOP_WORDS = [
  /一价全包|半食宿|全食宿|早鸟|秒杀|拼团|双晚|畅玩|预售|通票|全日票|日票|伴手礼/u,
  /单人|双人|三人|亲子|古镇|小院|私汤|慢住|客栈|别墅|夜游|夜宿|手作|早茶/u,
  /水世界|水乐园|海洋馆|水上屋|鲸鲨|浮潜|赶海|热气球|小船长|游船|滑雪/u,
]

let segmenter: Intl.Segmenter | undefined

function tokensOf(text: string): string[] {
  if (text === '') return []
  for (const words of SHOP_WORDS) {
    const { 0: word, index } = words.exec(text) ?? { index: 0 }
    if (word) return [...tokensOf(text.slice(0, index)), word, ...tokensOf(text.slice(index + word.length))]
  }
  if (!('Segmenter' in Intl)) return [text]
  segmenter ??= new Intl.Segmenter('zh-CN', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const isHan = (token = ''): boolean => /^\p{Script=Han}+$/u.test(token)
const isSingle = (token = ''): boolean => token.length === 1 && isHan(token)
const isNumber = (token = ''): boolean => /^\d[\d.,]*$/.test(token)
const isSpace = (token = ''): boolean => token.trim() === ''
const isOpening = (token = ''): boolean => /^[（(「『《【“‘¥]$/.test(token)
/** Punctuation, which no line begins with. */
const isMark = (token = ''): boolean => /^[^\p{L}\p{N}]$/u.test(token) && !isOpening(token)

/** Marks between what stays together: × 1, 18:00, 4-11, 9.5. */
const LINKS = '×:.-~+'
/** They belong to what follows: 不含, 可免费, 第 1 天. */
const LEADS = '可不含免无最每限送享赠第共再未已约满'
/** They belong to a number that follows: 共 2 晚. */
const COUNTS = '×x共每第约满近限仅剩'
/** They belong to the day before: 12月4日 周五. */
const WEEKDAYS = '周一 周二 周三 周四 周五 周六 周日'
/** Characters of a unit at most: 2 小时. */
const UNIT = 2

/** Whether no line may end before this token. */
function isBound(tokens: readonly string[], at: number): boolean {
  const [token, before] = [tokens[at]!, tokens[at - 1]!]
  if (isSpace(token)) return true
  if (isSpace(before)) return isBoundOverSpace(tokens, at)
  if (isOpening(before)) return true
  if (isOpening(token)) return false
  if (isMark(token)) return true
  if (isMark(before)) return LINKS.includes(before)
  if (isNumber(token)) return isNumber(before) || isSingle(before)
  if (isNumber(before)) return isUnit(token)
  return isHan(token) && isHan(before) ? isOfOneWord(tokens, at) : !isHan(token) && !isHan(before)
}

const isUnit = (token: string): boolean => isHan(token) && token.length <= UNIT

/** 2 晚, × 1, 3 天 2 晚, and 12月4日 周五. */
function isBoundOverSpace(tokens: readonly string[], at: number): boolean {
  const [token, last, number] = [tokens[at]!, tokens[at - 2] ?? '', tokens[at - 4] ?? tokens[at - 3]]
  if (token.length > 1 && WEEKDAYS.includes(token)) return true
  if (!isNumber(token)) return isNumber(last) && isUnit(token)
  return (last !== '' && COUNTS.includes(last)) || (isSingle(last) && isNumber(number))
}

/** Characters that are no word of the dictionary: in a row they are a name, 鹿鸣; alone they end the word before, 度假村, or begin the next. */
function isOfOneWord(tokens: readonly string[], at: number): boolean {
  const [token, before, next] = [tokens[at]!, tokens[at - 1]!, tokens[at + 1]]
  if (isSingle(token)) return isSingle(before) || !(isSingle(next) || (LEADS.includes(token) && isHan(next)))
  const [last, number] = [tokens[at - 2], tokens[at - 3]]
  const isAlone = isSingle(before) && !isSingle(last)
  const isUnitBefore = isNumber(last) || (isSpace(last) && isNumber(number))
  return isAlone && !isUnitBefore && (LEADS.includes(before) || !isHan(last))
}
