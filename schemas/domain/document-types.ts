/** Document types, with the words that the buyer reads (B3). */
export const documentTypes = {
  1: '身份证',
  2: '护照',
  3: '军官证',
  4: '户口簿',
  5: '警官证',
  6: '士兵证',
  7: '港澳通行证',
  8: '台湾居民来往大陆通行证',
  9: '回乡证',
  10: '大陆居民往来通行证',
  11: '台湾通行证',
  12: '其他',
} as const

export type DocumentType = keyof typeof documentTypes
