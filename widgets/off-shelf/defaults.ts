/** B4, B8: a sold-off product shows a page saying that it is off the shelf, with a back button. */
export const defaults = {
  text: '当前商品已下架',
  hint: '看看别的吧，总有一处海边在等您',
  button: '返回上一页',
} as const
