import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

interface Cost {
  /** Base-2 logarithm of scrypt’s cost N: 15 means N = 32768. */
  readonly log2N: number
  readonly r: number
  readonly p: number
}

/** 32 MB and about a tenth of a second for each guess. */
const TODAY: Cost = { log2N: 15, r: 8, p: 1 }
const BYTES = 32

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** log2N
    // The same sign may be written in several ways, and a phone writes another one than a keyboard.
    scrypt(password.normalize('NFKC'), salt, BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** scrypt$15$8$1$<salt>$<key>: what it cost stands in it, so that a dearer one of later is told from it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, TODAY)
  const { log2N, r, p } = TODAY
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const FORM = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/

/** What nobody's password fits: who has none, or is unknown, is compared with it, and takes as long as anybody. */
const NOBODY = `scrypt$${TODAY.log2N}$${TODAY.r}$${TODAY.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`

/** Whether it is the password of a hash; of none it is never. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = FORM.exec(hash ?? NOBODY) ?? []
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const wanted = Buffer.from(key, 'base64url')
  return found.length === wanted.length && timingSafeEqual(found, wanted) && typeof hash === 'string'
}
