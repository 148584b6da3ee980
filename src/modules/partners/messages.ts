/** What is read where members grant something. */
export const NOT_DECIDED = '没有提交成功，请再试一次'
export const NOT_REVOKED = '没有取消成功，请再试一次'
export const REVOKED = '已取消授权'
export const NO_PARTNER = '没有这个合作方，或者它已经停用'
/** Of what was sent from a page that was left before its answer. */
export const LATE_REVOKED = { title: '授权已取消', button: '查看' }
