/** Signs at least: long words are remembered, and guessed by nobody. */
const SHORTEST = 12

/** Those that are tried first everywhere, as far as they are long enough; written small and without what stands between the words. */
const common: ReadonlySet<string> = new Set([
  ...[
    '123456789012',
    '1234567890123',
    '12345678901234',
    '123456789123',
    '1234567890qwe',
    '098765432109',
    '987654321098',
  ],
  ...[
    'qwertyuiopas',
    'qwertyuiop12',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    '1qaz2wsx3edc4rfv',
    'qazwsxedcrfv',
    'asdfghjklzxc',
  ],
  ...[
    'password1234',
    'password12345',
    'passwordpassword',
    'p@ssword1234',
    'passw0rd1234',
    'changemenow1',
    'changeme1234',
  ],
  ...[
    'adminadmin12',
    'adminadminadmin',
    'admin1234567',
    'admin12345678',
    'administrator',
    'administrator1',
    'rootrootroot',
  ],
  ...[
    'letmeinletmein',
    'iloveyou1234',
    'iloveyouiloveyou',
    'welcome12345',
    'welcome123456',
    'woaini1314520',
    'woaini520520',
  ],
  ...['abcdefghijkl', 'abcd12345678', 'abc123456789', 'a12345678901', 'aa1234567890', 'aaaaaaaaaaaa1', 'zxcvbnm12345'],
  ...['pagodapagoda', 'pagodastudio', 'pagoda123456', 'lantuholidays', 'lantulantulantu', 'correcthorsebatterystaple'],
])

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '')

/** Of so few different signs it is one key held down, or a pattern. */
const FEWEST_SIGNS = 5

/** Whether a password may be taken: at least 12 signs, not the operator's name, not one that everybody tries. */
export function isStrongPassword(password: string, name: string): boolean {
  const signs = [...password.normalize('NFKC')]
  const known = bare(password)
  if (signs.length < SHORTEST || new Set(signs).size < FEWEST_SIGNS || common.has(known)) return false
  const own = bare(name)
  return own.length < 4 ? known !== own : !known.replaceAll(own, '').match(/^\d{0,8}$/)
}
