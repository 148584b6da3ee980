import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Focus } from '../../../src/domain/picture/picture-crop.ts'
import { encodePicture } from './encode-picture.ts'
import type { EncodedPicture, PictureUse } from './encoded-picture.ts'
import { type PictureFault, PictureRefusal } from './picture-refusal.ts'

export interface EncoderTask {
  readonly bytes: Uint8Array
  readonly focus: Focus
  readonly use: PictureUse
}

export type EncoderReply =
  | { readonly encoded: EncodedPicture }
  | { readonly refused: string; readonly fault: PictureFault }

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

process.once('message', ({ bytes, focus, use }: EncoderTask) => {
  void encodePicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), focus, use).then((result) => {
    const reply: EncoderReply =
      result instanceof PictureRefusal ? { refused: result.sentence, fault: result.fault } : { encoded: result }
    process.send?.(reply, () => process.disconnect())
  })
})
