import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Focus } from '../../../src/domain/picture/picture-crop.ts'
import { encodePicture } from './encode-picture.ts'
import type { EncodedPicture } from './encoded-picture.ts'
import { PictureRefusal } from './picture-refusal.ts'

export interface EncoderTask {
  readonly bytes: Uint8Array
  readonly focus: Focus
}

export type EncoderReply = { readonly encoded: EncodedPicture } | { readonly refused: string }

/** Shoppers come first: it gets what time they leave. */
const LOW_PRIORITY = 15

setPriority(LOW_PRIORITY)

// One picture at a time, on one core; no reader but those that are meant. It holds for the whole process, which is why this one has its own.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

process.once('message', ({ bytes, focus }: EncoderTask) => {
  void encodePicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), focus).then((result) => {
    const reply: EncoderReply = result instanceof PictureRefusal ? { refused: result.sentence } : { encoded: result }
    process.send?.(reply, () => process.disconnect())
  })
})
