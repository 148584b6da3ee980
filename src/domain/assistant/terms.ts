/** Words that say nothing of what is asked about. */
const EMPTY =
  /请问|你们|我们|咱们|怎么样|怎么|怎样|如何|什么时候|什么|可不可以|能不能|是不是|有没有|可以|多少|一下|哪些|哪里|哪儿|为什么|这里|那里|还有|[我你您的了吗呢吧啊呀么想要能会有是在和跟给把被去到]/gu
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu
const HAN = /^\p{Script=Han}/u
/** Words that are looked for: a question has not more that matter. */
const MOST_TERMS = 24

/** What a question is searched by: pairs of Chinese characters that stand together, a single one alone, and words of letters and digits. */
export function termsOf(question: string): string[] {
  const plain = question.normalize('NFKC').toLowerCase()
  const runs = plain.replace(EMPTY, ' ').match(RUNS) ?? []
  return [...new Set(runs.flatMap((run) => (HAN.test(run) ? pairs(run) : [run])))].slice(0, MOST_TERMS)
}

function pairs(run: string): string[] {
  const signs = [...run]
  if (signs.length === 1) return signs
  return signs.slice(1).map((sign, index) => signs[index]! + sign)
}
