/**
 * The oldest browsers in which the shop works: iPhones since iOS 14.5, and the web views of WeChat and Alipay of the last three years, whose
 * engine is a Chrome of at least this version. docs/serving.md names them, tests/architecture/browsers.test.ts holds them.
 */
export const SUPPORTED = { chrome: '79', safari: '14.1', ios: '14.5' } as const

/** Browsers that have all of FILLED by themselves, and the syntax that comes as it was written. */
export const TODAY = { chrome: '110', safari: '16', ios: '16', firefox: '125' } as const

/** What browsers of the list lack and the shop uses, by where it is found: src/app/older gives it to those that lack any of it. */
export const FILLED: Readonly<Record<string, string>> = {
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'String.prototype': 'at replaceAll',
  Object: 'hasOwn',
  Intl: 'Segmenter',
  'Element.prototype': 'replaceChildren',
  'CanvasRenderingContext2D.prototype': 'roundRect',
  // A browser without the element has no class of it either.
  'document.createElement("dialog")': 'showModal',
}

/** What no build of the shop does without, and nothing fills. */
const NEEDED: Readonly<Record<string, string>> = {
  self: 'IntersectionObserver ResizeObserver PointerEvent',
  Object: 'fromEntries',
  Promise: 'allSettled',
  'String.prototype': 'matchAll',
}

const lacks = (names: Readonly<Record<string, string>>) =>
  `[${Object.entries(names)
    .map(([owner, own]) => `[${owner},"${own}"]`)
    .join()}].some(([o,l])=>l.split(" ").some(n=>!o[n]))`

/** Expressions for a script of the page: whether the browser lacks something that is filled, and something that nothing fills. */
export const LACKS_FILLED = lacks(FILLED)
export const LACKS_NEEDED = lacks(NEEDED)

const TOO_OLD = `浏览器版本太旧：页面可以看，按钮用不了。请升级系统或换一个浏览器（iOS ${SUPPORTED.ios}、Chrome ${SUPPORTED.chrome} 以上）再下单。`
const BAR = 'margin:0;padding:12px 16px;background:#12212e;color:#fff;font-size:14px;line-height:20px'

/**
 * Says in a browser older than the list why nothing answers: what the server made stands and reads on. In words that the oldest browser
 * understands, and apart from the script that starts the app (`self.began`), which such a browser may not even be able to read.
 */
export const tooOldScript = `function tooOld(){var p=document.createElement("p");p.setAttribute("role","alert");p.style.cssText="${BAR}";p.textContent="${TOO_OLD}";document.body.insertBefore(p,document.body.firstChild)}addEventListener("load",function(){self.began||tooOld()})`
