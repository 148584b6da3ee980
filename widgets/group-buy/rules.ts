/** What the shop says of its group buys, unless the page says otherwise. */
export const rules: readonly string[] = [
  '选择“发起拼团”并付款，您就是团长；把团分享给好友，人数凑齐即拼团成功。',
  '在规定的时间里人数没有凑齐，拼团失败，已付的钱原路退回，预计 1-10 个工作日到账，不收手续费。',
  '拼团成功后才会发货或发出券码；拼团中的订单不能修改收货信息。',
  '也可以“单独购买”，按单买价付款，不用等人。',
]
