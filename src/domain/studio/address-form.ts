const PART = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~-]*$/u
const PARAM = /^:[A-Za-z][A-Za-z0-9_]*$/

/**
 * Judges the form of a new page's address, below the shop's prefix: `/summer`, `/summer/:id`. Whose address it is already is another question.
 * @returns what is wrong with it, and what to write instead; undefined: nothing
 */
export function addressProblem(path: string): string | undefined {
  if (!path.startsWith('/') || /[?#]/.test(path)) return '写 / 开头的地址，不带 ? 和 # 后面的部分，例如 /summer'
  if (path === '/') return undefined
  const parts = path.slice(1).split('/')
  // Browsers, proxies and the shop would not agree on whose address it is.
  if (parts.includes('')) return '地址里有空的一段（两个 / 连着，或最后是 /），去掉多的 /，例如 /summer/sale'
  const wrong = parts.find((part) => !PART.test(part) && !PARAM.test(part))
  if (wrong !== undefined)
    return `地址里的「${wrong}」不能用：每一段只写字母、数字、汉字和 - _ . ~，参数写成 :名字，例如 /summer/:id`
  const [first = ''] = parts
  if (first.startsWith(':'))
    return `地址不能从参数「${first}」开始，不然随便什么地址都会打开这一页：前面写一段固定的，例如 /summer/${first}`
  const twice = parts.find((part, at) => part.startsWith(':') && parts.indexOf(part) < at)
  return twice === undefined ? undefined : `参数「${twice}」写了两次，其中一个换个名字`
}
