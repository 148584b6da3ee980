export const SAVED = '清关实名已保存'
export const NO_FORM = '清关实名暂时打不开'
export const NOT_SAVED = '没有保存成功，请重试'
/** Of what was sent from a page that was left before its answer. */
export const LATE_SAVED = { title: '清关信息已保存', button: '回去看看' }
