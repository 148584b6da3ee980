import { type ChildProcess, fork } from 'node:child_process'
import type { Focus } from '../../../src/domain/picture/picture-crop.ts'
import type { EncodedPicture, PictureUse } from './encoded-picture.ts'
import type { EncoderReply, EncoderTask } from './encoder-process.ts'
import { type PictureRefusal, refusePicture } from './picture-refusal.ts'

/** Too many pictures wait already. */
export const BUSY = Symbol('busy')

export type EncodePicture = (
  bytes: Buffer,
  focus: Focus,
  use?: PictureUse,
) => Promise<EncodedPicture | PictureRefusal | typeof BUSY>

interface Options {
  /** ms that one picture may take. */
  readonly patience?: number
  /** Pictures that wait for their turn, the one that is worked on too. */
  readonly most?: number
  readonly start?: () => ChildProcess
}

/** With the pictures before it, an upload is answered within the 25 s of a call. */
const PATIENCE = 12_000
const MOST = 2

const fromEnv = (...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

const startProcess = () =>
  fork(new URL('./encoder.mjs', import.meta.url), {
    ...{ serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    // It reads what strangers made: no secret of the shop is near.
    env: { NODE_ENV: 'production', ...fromEnv('PATH', 'SystemRoot', 'TEMP', 'TMPDIR') },
  })

/** Encodes pictures one after another, each in a process of its own, so that the shop stays as quick as it is. */
export function createPictureEncoder({
  patience = PATIENCE,
  most = MOST,
  start = startProcess,
}: Options = {}): EncodePicture {
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  return async (bytes, focus, use = 'shop') => {
    if (waiting >= most) return BUSY
    waiting += 1
    const own = turn.then(() => encodeIn(start(), { bytes, focus, use }, patience))
    turn = own.catch(() => undefined)
    return own.finally(() => {
      waiting -= 1
    })
  }
}

const GONE = '这张图片没有办法处理，文件可能坏了：用看图软件打开，另存为一张新的再上传'
const TOO_SLOW = '这张图片处理得太久，已经停下：先缩小或另存为 JPEG 再上传'

function encodeIn(child: ChildProcess, task: EncoderTask, patience: number): Promise<EncodedPicture | PictureRefusal> {
  return new Promise((resolve) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, patience)
    const end = (result: EncodedPicture | PictureRefusal) => {
      clearTimeout(timer)
      resolve(result)
    }
    child.once('message', (reply: EncoderReply) =>
      end('encoded' in reply ? asBuffers(reply.encoded) : refusePicture(reply.refused, reply.fault)),
    )
    child.once('error', () => end(refusePicture(GONE, 'broken')))
    child.once('exit', () => end(refusePicture(isLate ? TOO_SLOW : GONE, 'broken')))
    child.send(task, (error) => error && child.kill('SIGKILL'))
  })
}

/** On their way they became plain bytes. */
const asBuffers = ({ files, ...size }: EncodedPicture): EncodedPicture => ({
  ...size,
  files: files.map(({ file, bytes }) => ({
    file,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  })),
})
