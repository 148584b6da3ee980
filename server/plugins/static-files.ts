import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.css', '.js', '.json', '.mjs', '.svg', '.txt', '.vtt', '.webmanifest'])
const videos = new Set(['.mp4'])

/** A file larger than this stays on the disk, and is not packed: the largest of the shop is the library of its maps. */
const LARGEST_KEPT = 2 * 1024 * 1024
/** All kept files of a folder together; what comes after stays on the disk. */
const MOST_KEPT = 96 * 1024 * 1024

type Bodies = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }

export interface CachedBytes {
  readonly etag: string
  /** In each encoding. */
  readonly bodies: Bodies
}

export interface StaticFile {
  readonly type: string
  /** Its bytes, which stay in memory from the first time that somebody asks; undefined where it is read from the disk each time. */
  readonly kept: () => Promise<CachedBytes | undefined>
}

/** The files of a folder by their names in addresses, a/b.webp. Hidden files and ready-compressed siblings have no name of their own. */
export async function readStaticFolder(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .toSorted()
  const all = new Set(names)
  const files = new Map<string, StaticFile>()
  let room = MOST_KEPT
  /** How large a file is, nobody needs to know before it is asked for: a start would look at hundreds. */
  const keep = async (name: string): Promise<CachedBytes | undefined> => {
    const { size } = await stat(join(folder, name))
    if (size > LARGEST_KEPT || size > room) return undefined
    const kept = await read(folder, name, all)
    // What could not be read took no room.
    room -= size
    return kept
  }
  for (const name of names) {
    const type = types[extname(name)]
    if (type === undefined) continue
    const kept = videos.has(extname(name)) ? async () => undefined : readOnce(() => keep(name))
    files.set(name, { type, kept })
  }
  return files
}

/** A file that could not be read is tried again by who asks next. */
function readOnce(work: StaticFile['kept']): StaticFile['kept'] {
  let kept: ReturnType<StaticFile['kept']> | undefined
  return () =>
    (kept ??= work().catch((error: unknown) => {
      kept = undefined
      throw error
    }))
}

async function read(folder: string, name: string, all: ReadonlySet<string>): Promise<CachedBytes> {
  const identity = await readFile(join(folder, name))
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (!compressible.has(extname(name))) return { etag, bodies: { identity } }
  const sibling = (end: string) => (all.has(name + end) ? readFile(join(folder, name + end)) : undefined)
  const [br, gz] = await Promise.all([sibling('.br') ?? toBrotli(identity), sibling('.gz') ?? toGzip(identity)])
  return { etag, bodies: { identity, br, gzip: gz } }
}

const brotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, Buffer>(gzip)
const toBrotli = (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** The best encoding that both sides have. */
export function encodingFor(accept: string | string[] | undefined, bodies: Bodies): keyof Bodies {
  const accepted = String(accept ?? '')
  if (bodies.br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'br'
  if (bodies.gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
