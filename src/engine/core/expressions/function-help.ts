interface FunctionHelp {
  readonly name: string
  readonly signature: string
  /** What it gives, with an example. */
  readonly help: string
}

const of = (signature: string, help: string): FunctionHelp => ({ name: /^[\w.]+/.exec(signature)![0], signature, help })

/** Every function of the language as an operator reads it; the same as SPEC.md tells developers. */
export const functionHelp: readonly FunctionHelp[] = [
  of('size(x)', '有几个：列表的项、文字的字、对象的字段；没有值是 0。size([4, 5]) 是 2'),
  of('has(a.b)', '这个路径有没有值。has(offers.total)'),
  of('default(x, y)', "x 没有值时用 y。default(product.note, '')"),
  of('string(x)', "数字或是否变成文字。string(1.5) 是 '1.5'"),
  of('number(text)', "文字里的数字；不是数字就没有值。number(' 12 ') 是 12"),
  of('contains(text, part)', "文字里有没有这一段。contains('三亚湾', '亚') 为是"),
  of('startsWith(text, part)', '文字是不是以它开头。'),
  of('endsWith(text, part)', '文字是不是以它结尾。'),
  of('lower(text)', "变成小写。lower('VIP') 是 'vip'"),
  of('upper(text)', "变成大写。upper('vip') 是 'VIP'"),
  of('trim(text)', '去掉两头的空白。'),
  of('join(list, sep)', "把列表连成一段文字。join([1, 2], '-') 是 '1-2'"),
  of('split(text, sep)', "把文字分成列表。split('a,b', ',') 是 ['a', 'b']"),
  of('first(list)', '第一项；空列表没有值。'),
  of('last(list)', '最后一项；空列表没有值。'),
  of('slice(x, from, to?)', "列表或文字的一段，从 0 数起，负数从后面数。slice('海南三亚', 0, 2) 是 '海南'"),
  of('round(n, digits?)', '四舍五入到几位小数。round(1.005, 2) 是 1.01'),
  of('floor(n)', '向下取整。floor(1.9) 是 1'),
  of('ceil(n)', '向上取整。ceil(1.1) 是 2'),
  of('min(a, b)', '两个数里小的。'),
  of('max(a, b)', '两个数里大的。'),
  of('abs(n)', '去掉负号。abs(-3) 是 3'),
  of('price(yuan)', "价格的写法：千位分开，有小数就写两位。price(1299.5) 是 '1,299.50'"),
  of('count(n)', "热度的写法，过万写 w，过亿写亿。count(12345) 是 '1.2w'"),
  of('date(text, pattern)', "按 YYYY MM M DD D HH mm 写日期。date('2026-03-07', 'M月D日') 是 '3月7日'"),
  of('addDays(text, n)', "几天以后的日期，负数是以前。addDays('2026-11-30', 1) 是 '2026-12-01'"),
  of('unique(list)', '去掉重复的。unique([3, 1, 3]) 是 [3, 1]'),
  of('list.filter(x, test)', '列表里符合条件的。[1, 2, 3].filter(x, x > 1) 是 [2, 3]'),
  of('list.map(x, value)', '每一项换成一个值。[1, 2].map(x, x * 10) 是 [10, 20]'),
  of('list.exists(x, test)', '有没有一项符合条件。'),
  of('list.all(x, test)', '是不是每一项都符合条件；空列表为是。'),
]
