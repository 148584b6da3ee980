import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** Bytes of a file. */
export const LARGEST_GUEST_PICTURE = 10 * 1024 * 1024

const body = {
  type: 'object',
  properties: {
    file: {
      type: 'string',
      // How long it may be the limit of the body says: to count ten million characters takes a tenth of a second, for which everybody waits.
      // An empty file is a picture that is broken, and told as one.
      pattern: '^[A-Za-z0-9+/]*={0,2}$',
      title: '图片文件',
      $comment: '图片文件的 base64。',
    },
  },
  required: ['file'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/user/uploadCommentPicture (A9, B2.9; the path is in the style of its neighbours): uploaded twice, it is one picture. */
export const uploadCommentPicture = {
  name: 'uploadCommentPicture',
  title: { zh: '上传点评图片', en: 'Upload a picture of a comment' },
  source: 'A9, B2.9',
  method: 'POST',
  path: '/online/cms-api/user/uploadCommentPicture',
  body,
  reply: envelope({
    type: 'object',
    properties: { url: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' } },
    required: ['url'],
    additionalProperties: false,
  }),
  problems: [
    ...([
      'invalid-request',
      'not-logged-in',

      'picture-type',
      'picture-broken',
      'picture-hostile',
    ] as const),
    ...(['picture-too-large', 'picture-too-small', 'pictures-busy'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
