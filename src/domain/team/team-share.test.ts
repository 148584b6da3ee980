import { describe, expect, it } from 'vitest'
import { teamShare } from './team-share.ts'

const dinner = { persons: 3, productName: '露营晚餐', groupPrice: 168 }

describe('[A3] what a share says of a team', () => {
  it('how many are wanted and at which price, while it is forming', () => {
    expect(teamShare({ ...dinner, state: 'forming', paid: 1 })).toEqual({
      shareTitle: '还差 2 人，快来拼露营晚餐',
      shareDesc: '3 人成团，拼团价 ¥168',
    })
  })

  it('how it ended once it is over: it wants nobody any more and promises no price', () => {
    expect(teamShare({ ...dinner, state: 'success', paid: 3 })).toEqual({
      shareTitle: '拼团成功：露营晚餐',
      shareDesc: '3 人团，已经满员',
    })
    expect(teamShare({ ...dinner, state: 'failed', paid: 2 })).toEqual({
      shareTitle: '拼团已结束：露营晚餐',
      shareDesc: '3 人团，没有拼成',
    })
  })
})
