const words = (id: string, paragraphs: readonly string[]) => ({
  ...{ id, widget: 'rich-text' },
  props: { parts: [{ paragraphs }] },
})

const page = (blocks: readonly object[], more: object = {}) =>
  JSON.stringify({ versions: { page: 1, 'rich-text': 1 }, title: '首页', ...more, blocks })

/** Each of its expressions stays within what one may cost; all of them together do not. */
const costly = page(
  Array.from({ length: 200 }, (_, at) =>
    words(
      `b${at}`,
      Array.from({ length: 20 }, () => `{{ string(size(l.map(a,l.map(b,l.exists(c,c>99))))+${at}) }}`),
    ),
  ),
  { values: { l: `{{ [${Array.from({ length: 18 }, (_, at) => at).join(',')}] }}` } },
)

/** Section in section, as deep as a text can write it. */
const deep = (levels: number) =>
  `{"versions":{"page":1},"title":"x","blocks":[${'{"id":"s","widget":"section","slots":{"body":['.repeat(levels)}${']}}'.repeat(levels)}]}`

/** Texts that are dear to read, to judge, to compare or to show, none over the megabyte that an operator's file may have. */
export const documents: Readonly<Record<string, string>> = {
  'a page of a megabyte': page([words('words', ['海'.repeat(300_000)])]),
  'a page of 2,000 expressions': page([
    words(
      'words',
      Array.from({ length: 2000 }, (_, at) => `{{ string(${at} + 1) }}`),
    ),
  ]),
  'a page of 300 values, each of the one before': page([words('words', ['{{ string(v299) }}'])], {
    values: Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`v${at}`, at ? `{{ v${at - 1} + 1 }}` : '{{ 1 }}']),
    ),
  }),
  'a page of 4,900 wrong values': page([
    words(
      'words',
      Array.from({ length: 4900 }, () => 1 as never),
    ),
  ]),
  'a page of 4,900 unknown names': page([], Object.fromEntries(Array.from({ length: 4900 }, (_, at) => [`k${at}`, 1]))),
  'a page of 450 blocks': page(Array.from({ length: 450 }, (_, at) => words(`b${at}`, ['早'.repeat(200)]))),
  'a page of 20,000 blocks': page(Array.from({ length: 20_000 }, (_, at) => words(`b${at}`, ['早']))).slice(
    0,
    1_040_000,
  ),
  'a page of costly expressions': costly,
  'a page of sections in sections': deep(15_000),
  'lists in lists': `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  'no JSON, with a megabyte of commas': `{${','.repeat(1_000_000)}`,
  'a name that is written 50,000 times': `{${Array.from({ length: 50_000 }, () => '"title":1').join(',')}}`,
}
