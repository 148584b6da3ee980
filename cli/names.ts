import { Refusal } from './refusal.ts'
import type { SayMaking } from './commands/making-texts.ts'

const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Files that Windows can't have, whatever their extension. */
const deviceNames = ['con', 'prn', 'aux', 'nul', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`com${n}`, `lpt${n}`])]

/** A widget's name becomes a variable, which can't be a word of the language. `page` is the page language's own key in `versions`. */
const wordsOfTheLanguage =
  'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false ' +
  'finally for function if implements import in instanceof interface let new null package private protected public return ' +
  'static super switch this throw true try type typeof undefined var void while with yield'
const reservedWidgets = new Set([
  // Every object has it: looked up by its name it is there before it is made.
  'constructor',
  ...deviceNames,
  ...wordsOfTheLanguage.split(' '),
  'page',
  'registry',
  'widget',
  'widgets',
])
const reservedPages = new Set([...deviceNames, 'routes', 'themes'])

export const checkWidgetCode = (code: string, say: SayMaking): void =>
  checkName(code, reservedWidgets, 'promo-strip', say)
export const checkPageName = (name: string, say: SayMaking): void => checkName(name, reservedPages, 'spring-sale', say)

/** Refuses what can't be a folder, a file or a variable on every system. */
function checkName(name: string, reserved: ReadonlySet<string>, example: string, say: SayMaking): void {
  if (!shape.test(name) || name.length < 2 || name.length > 30) throw new Refusal(say('name.shape', { name, example }))
  if (reserved.has(name)) throw new Refusal(say('name.reserved', { name }))
}

/** Whether a text fits as a title: 1 to 30 characters, counted as the schemas count, in one line. */
export function isTitle(text: string): boolean {
  return text.trim() !== '' && Array.from(text).length <= 30 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** promo-strip -> PromoStrip */
export function pascalCase(code: string): string {
  return code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** promo-strip -> promoStrip */
export function camelCase(code: string): string {
  const pascal = pascalCase(code)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
