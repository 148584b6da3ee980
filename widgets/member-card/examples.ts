import type { Example } from '../../src/kit/widget.ts'
import type { MemberCardProps } from './props.schema.ts'

const lin = {
  levelNew: 2,
  memberCode: 'LT20260002',
  namech: '林知夏',
  phone: '13800000002',
  iconurl: '/tc-fostay/media/bay-3',
  integral: 4280,
  vipRate: 95,
}

export const examples: readonly Example<MemberCardProps>[] = [
  { name: '访客', props: {} },
  { name: '页面的大标题', props: { pageTitle: '我的' } },
  {
    name: '刚注册',
    props: {
      member: {
        ...{
          levelNew: 1,
          memberCode: 'LTM167956918162270',
          namech: '',
          nameXing: '',
          nameMing: '',
          phone: '13912345678',
        },
        ...{ iconurl: '', integral: 0, vipRate: 100 },
      },
    },
  },
  { name: '普通会员', props: { member: { levelNew: 1, memberCode: 'LT20260001', phone: '13800000001' } } },
  { name: '银卡会员', props: { member: lin, progress: '再积 720 分升级金卡会员' } },
  { name: '金卡会员', props: { member: { ...lin, levelNew: 3, integral: 12860, vipRate: 92 } } },
  { name: '铂金会员', props: { member: { ...lin, levelNew: 4, integral: 38200, vipRate: 90 } } },
  { name: '钻石会员', props: { member: { ...lin, levelNew: 5, integral: 86400, vipRate: 88 } } },
  {
    name: '黑卡会员',
    props: { member: { ...lin, levelNew: 6, integral: 268000, vipRate: 85 }, progress: '已是最高等级，感谢一路同行' },
  },
  {
    name: '很长的文字',
    props: {
      member: {
        ...lin,
        namech: '阿依古丽·买买提江·阿卜杜热合曼',
        levelName: '度假区联名银卡会员',
        memberCode: 'LT-2026-000000000000002',
        integral: 123456789,
      },
      progress: '再积七百二十分即可升级为金卡会员，尊享九二折与免费升级房型',
    },
  },
]
