import { LARGEST_GUEST_PICTURE } from '../../schemas/api/upload-comment-picture.ts'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import { MIDDLE } from '../../src/domain/picture/picture-crop.ts'
import type { Orm } from '../db/open-database.ts'
import { inspectPicture } from '../studio/media/inspect-picture.ts'
import { BUSY, type EncodePicture } from '../studio/media/picture-encoder.ts'
import { type PictureFault, PictureRefusal } from '../studio/media/picture-refusal.ts'
import { isKnownPicture, keepPicture, pictureName, pictureUrl } from './comment-pictures.ts'

const problemOf = {
  type: 'picture-type',
  broken: 'picture-broken',
  hostile: 'picture-hostile',
  large: 'picture-too-large',
  small: 'picture-too-small',
} as const satisfies Record<PictureFault, ProblemCode>

type UploadProblem = (typeof problemOf)[PictureFault] | 'pictures-busy'

interface Deps {
  readonly db: Orm
  readonly encode: EncodePicture
}

/**
 * A file becomes a picture of a guest's comment: only its pixels are kept, made anew in the sizes in which it is shown. What a camera wrote
 * of place and time is gone with the rest of the file.
 */
export async function uploadCommentPicture(
  { db, encode }: Deps,
  { bytes: file, memberId }: { readonly bytes: Buffer; readonly memberId: string },
  now: number,
): Promise<{ readonly url: string } | { readonly problem: UploadProblem }> {
  if (file.length > LARGEST_GUEST_PICTURE) return { problem: 'picture-too-large' }
  if (file.length === 0) return { problem: 'picture-broken' }
  const bytes = inspectPicture(file)
  if (bytes instanceof PictureRefusal) return { problem: problemOf[bytes.fault] }
  const name = pictureName(bytes, memberId)
  if (await isKnownPicture(db, name, now)) return { url: pictureUrl(name) }
  const encoded = await encode(bytes, MIDDLE, 'comment')
  if (encoded === BUSY) return { problem: 'pictures-busy' }
  if (encoded instanceof PictureRefusal) return { problem: problemOf[encoded.fault] }
  await keepPicture(db, { name, memberId, files: encoded.files }, now)
  return { url: pictureUrl(name) }
}
