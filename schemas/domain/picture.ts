/** A picture and what is seen on it. */
export const pictureSchema = {
  type: 'object',
  properties: {
    url: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    alt: { type: 'string', description: '一句话说明' },
  },
  required: ['url', 'alt'],
  additionalProperties: false,
} as const
