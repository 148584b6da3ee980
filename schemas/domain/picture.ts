/** A picture and what is seen on it. */
export const pictureSchema = {
  type: 'object',
  properties: {
    url: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    alt: { type: 'string', title: '一句话说明' },
  },
  required: ['url', 'alt'],
  additionalProperties: false,
} as const
