export const defaults = {
  title: '购票说明',
  anytime: '未使用可随时申请退款',
  conditional: '按退改规则申请退款，逾期不可退',
  never: '售出后不可退改，请确认行程后购买',
  realName: '每位游客都要填写证件，入园请带本人有效证件原件',
  promise: '服务保障',
  promiseText: '退款 1-10 个工作日到账，不收手续费',
} as const
